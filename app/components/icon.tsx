/** Drawn on a 24 grid with square caps, for this shop (look NOTES, Icons). */
export const ICON_PATHS = {
  menu: "M3 6h18M3 12h18M3 18h18",
  sliders: "M3 7h9M18 7h3M15 4v6M3 17h3M12 17h9M9 14v6",
  search: "M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM15.5 15.5L21 21",
  user: "M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4 21v-1c0-3 2.5-5 5.5-5h5c3 0 5.5 2 5.5 5v1",
  bag: "M5 8h14l1 13H4zM8.5 10.5V7a3.5 3.5 0 0 1 7 0v3.5",
  close: "M5 5l14 14M19 5L5 19",
  minus: "M5 12h14",
  plus: "M5 12h14M12 5v14",
  right: "M9 5l7 7-7 7",
  left: "M15 5l-7 7 7 7",
  down: "M5 9l7 7 7-7",
  check: "M4 12.5l5.5 5.5L20 7",
  truck: "M2 5h12v12H2zM14 9h4.5L22 13v4h-8zM6.5 20a2 2 0 1 0 0-4 2 2 0 0 0 0 4zM17.5 20a2 2 0 1 0 0-4 2 2 0 0 0 0 4z",
  back: "M8 5L3 10l5 5M3 10h11a6 6 0 0 1 0 12h-3",
  card: "M2 5h20v14H2zM2 10h20M6 15h4",
  shield: "M12 3l8 3v6c0 4.5-3.3 7.8-8 9-4.7-1.2-8-4.5-8-9V6zM8.5 12l2.5 2.5 4.5-5",
  trash: "M4 7h16M9 7V4h6v3M6 7l1 14h10l1-14M10 11v6M14 11v6",
  alert: "M12 3l10 18H2zM12 10v5M12 17.8v.2",
  info: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 11v5.5M12 7.5v.2",
  phone: "M5 3h4l2 5-2.5 2a12 12 0 0 0 5.5 5.5L16 13l5 2v4c0 1-1 2-2 2C10.5 21 3 13.5 3 5c0-1 1-2 2-2z",
  grid: "M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h6v6h-6z",
  box: "M3 7l9-4 9 4v10l-9 4-9-4zM3 7l9 4 9-4M12 11v10",
  download: "M12 3v12M6.5 10l5.5 5.5L17.5 10M4 20h16",
  pin: "M12 21c5-5.5 7-8.5 7-11.5a7 7 0 0 0-14 0C5 12.5 7 15.5 12 21zM12 12a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z",
  pen: "M4 20h4L20 8l-4-4L4 16z",
  lock: "M5 11h14v10H5zM8.5 11V7.5a3.5 3.5 0 0 1 7 0V11",
  arrow: "M4 12h16M13 5l7 7-7 7",
  out: "M14 4H4v16h10M10 12h11M17 8l4 4-4 4",
  eye: "M2 12c2.5-4.5 6-7 10-7s7.5 2.5 10 7c-2.5 4.5-6 7-10 7s-7.5-2.5-10-7zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6z",
  "eye-off":
    "M2 12c2.5-4.5 6-7 10-7s7.5 2.5 10 7c-2.5 4.5-6 7-10 7s-7.5-2.5-10-7zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM4 21L20 3",
  heart: "M12 20L4 12a4.8 4.8 0 0 1 0-6.9 4.9 4.9 0 0 1 7 0l1 1 1-1a4.9 4.9 0 0 1 7 0 4.8 4.8 0 0 1 0 6.9z",
  compare: "M3 5h7v14H3zM14 5h7v14h-7zM5.5 9h2M5.5 12h2M16.5 9h2M16.5 12h2",
  share: "M12 15V3M7.5 7.5L12 3l4.5 4.5M5 12v9h14v-9",
  star: "M12 3.2L14.35 9.36L20.94 9.7L15.8 13.84L17.53 20.2L12 16.6L6.47 20.2L8.2 13.84L3.06 9.7L9.65 9.36Z",
} as const;

export type IconName = keyof typeof ICON_PATHS;

interface IconProps {
  name: IconName;
  /** 16, 20 or 24 pixels. */
  size?: 16 | 20 | 24;
}

const CLASSES = { 16: "i x", 20: "i s", 24: "i" } as const;

/** Always beside a word or inside a named control, so it has no name of its own. */
export function Icon({ name, size = 24 }: IconProps) {
  return (
    <svg className={CLASSES[size]} viewBox="0 0 24 24" aria-hidden="true">
      <path d={ICON_PATHS[name]} />
    </svg>
  );
}
