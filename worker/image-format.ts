export type PictureFormat = "image/avif" | "image/webp" | "image/jpeg";

/** The smallest format that an Accept header names outright: AVIF, WebP, else JPEG, which everybody can show (§7). */
export function chooseFormat(accept = ""): PictureFormat {
  const wanted = accept
    .toLowerCase()
    .split(",")
    .map((range) => range.split(";").map((part) => part.trim()))
    .filter(([, ...parameters]) => !parameters.some((one) => /^q\s*=\s*0(\.0*)?$/.test(one)))
    .map(([type]) => type);
  return (["image/avif", "image/webp"] as const).find((format) => wanted.includes(format)) ?? "image/jpeg";
}
