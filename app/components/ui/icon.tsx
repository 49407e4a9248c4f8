export type IconName =
  | "menu"
  | "sliders"
  | "search"
  | "user"
  | "bag"
  | "close"
  | "minus"
  | "plus"
  | "right"
  | "left"
  | "down"
  | "check"
  | "truck"
  | "back"
  | "card"
  | "shield"
  | "trash"
  | "alert"
  | "info"
  | "phone"
  | "grid"
  | "box"
  | "text"
  | "download"
  | "pin"
  | "pen"
  | "lock"
  | "arrow"
  | "out"
  | "eye"
  | "eye-off"
  | "heart"
  | "compare"
  | "share"
  | "star"
  | "copy";

/** By the type of a message. */
export const MESSAGE_ICONS = { info: "info", error: "alert", success: "check" } as const;

interface IconProps {
  /** A row of a sprite in app/icons, designed on a 24 px grid. */
  name: IconName;
  /** 16, 20 or 24 pixels. */
  size?: 16 | 20 | 24;
}

/** Decorative: always beside text or inside a named control. */
export function Icon({ name, size = 24 }: IconProps) {
  return <span className={`icon icon-${name}${sizeClass(size)}`} aria-hidden="true" />;
}

/** Classes of an icon-only control: the icon is drawn by the control itself. */
export function iconButton({ name, size = 24 }: IconProps): string {
  return `icon-button icon-${name}${sizeClass(size)}`;
}

function sizeClass(size: 16 | 20 | 24): string {
  return size === 24 ? "" : ` icon-${size}`;
}
