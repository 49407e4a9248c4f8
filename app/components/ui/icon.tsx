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

/** The icon of a message, by its type. */
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

/** Classes of a control whose own pseudo-element is the icon. */
export function iconButton({ name, size = 24 }: IconProps): string {
  return `icon-button icon-${name}${sizeClass(size)}`;
}

function sizeClass(size: 16 | 20 | 24): string {
  return size === 24 ? "" : ` icon-${size}`;
}
