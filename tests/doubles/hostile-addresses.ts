import fc from "fast-check";

// Everything that URL parsers have been led astray by, in any order and number, around the names on the list.
const SIGNS = "https:// http:// HTTPS: // \\\\ / \\ @ : # ? . %2e %2f %40 %00 [ ] :443 :80 user:pw@ .. 0x7f.1".split(
  " ",
);
const SPACES_AND_LOOKALIKES = ["\t", "\n", "\u0000", "\u3002", "\uff0f", "\u2024", "\u00ad"];
const NAMES = "demo.shop.test DEMO.shop.test cdn.shop.test:8443 evil.test 169.254.169.254 [::1] localhost".split(" ");
const STARTS_AND_ENDS = "javascript: data:image/png;base64, file:// blob: ftp:// /wp-content/a.png ?ver=1 &v=2".split(
  " ",
);
const piece = fc.oneof(
  fc.constantFrom(...SIGNS, ...SPACES_AND_LOOKALIKES, ...NAMES, ...STARTS_AND_ENDS),
  fc.string({ maxLength: 6 }),
  fc.string({ unit: "grapheme", maxLength: 4 }),
);
const starting = (start: string) => fc.array(piece, { maxLength: 8 }).map((pieces) => start + pieces.join(""));
/** What somebody may write for the address of a picture, to lead the shop to a host off its list. */
export const hostileAddress = fc.oneof(
  { weight: 6, arbitrary: starting("") },
  { weight: 2, arbitrary: starting("https://demo.shop.test") },
  { weight: 2, arbitrary: starting("https://demo.shop.test/") },
  { weight: 1, arbitrary: fc.webUrl({ withQueryParameters: true, withFragments: true }) },
);
