// Generates the icons of the installed app from public/favicon.svg: run `node scripts/build/draw-icons.mjs` after it changed.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { ROOT } from "../toolchain.mjs";

const SOURCE = readFileSync(join(ROOT, "public/favicon.svg"), "utf8");
const [, ground] = /<rect[^>]*fill="(#[0-9a-f]{6})"/.exec(SOURCE);
const ART = SOURCE.replace(/<\/?svg[^>]*>|<rect[^>]*\/>/g, "");

/** Platforms crop a maskable icon to a circle or a rounded square, so its art is limited to the central 80 %. */
const maskable = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" fill="${ground}"/><g transform="translate(16 16) scale(.72) translate(-16 -16)">${ART}</g></svg>`;

await draw("icon-192.png", SOURCE, 192);
await draw("icon-512.png", SOURCE, 512);
await draw("icon-maskable-512.png", maskable, 512);
// iOS rounds the corners itself.
await draw("apple-touch-icon.png", maskable, 180);
// Clients that read no HTML, such as feed readers, request this file. An ICO file may contain one PNG.
write("favicon.ico", wrapAsIco(await render(SOURCE, 32), 32));

async function draw(name, svg, size) {
  write(name, await render(svg, size));
}

function render(svg, size) {
  // Drawn at its final size: 72 dots per inch are one pixel of the view box.
  return sharp(Buffer.from(svg), { density: (72 * size) / 32 }).resize(size).png({ palette: true }).toBuffer();
}

function write(name, bytes) {
  writeFileSync(join(ROOT, "public", name), bytes);
}

/** An ICO file of one PNG, with 32 bits per pixel. */
function wrapAsIco(png, size) {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.set([size, size], 6);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
