export type PictureFormat = "image/avif" | "image/webp" | "image/jpeg";

const SMALLEST_FIRST = ["image/avif", "image/webp"] as const;

/** The smallest format that an Accept header names outright: AVIF, WebP, else JPEG, which everybody can show (§7). */
export function chooseFormat(accept = "", canDrawAvif = true): PictureFormat {
  const wanted = accept
    .toLowerCase()
    .split(",")
    .map((range) => range.split(";").map((part) => part.trim()))
    .filter(([, ...parameters]) => !parameters.some((one) => /^q\s*=\s*0(\.0*)?$/.test(one)))
    .map(([type]) => type);
  const drawn = canDrawAvif ? SMALLEST_FIRST : SMALLEST_FIRST.slice(1);
  return drawn.find((format) => wanted.includes(format)) ?? "image/jpeg";
}
