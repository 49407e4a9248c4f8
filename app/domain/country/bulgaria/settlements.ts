import { matchName } from "./match-name";

/** A Bulgarian town or village. */
export interface Settlement {
  name: string;
  isTown: boolean;
  /** "" where none is known. */
  postcode: string;
  /** WooCommerce's code, "BG-01" to "BG-28". */
  region: string;
  municipality: string;
  /** Whether another settlement has the same name. */
  isNamesake: boolean;
}

const LINE = /^(гр\. )?(.+) (\d{4}|-) (\d+)$/;
const TOWN = /^(?:гр|град|gr|grad)(?:\.\s*|\s+)/i;
const VILLAGE = /^(?:с|село|s|selo)(?:\.\s*|\s+)/i;
const FOUND_MAX = 8;
const TYPED_MIN = 2;

/** Parses `settlements.txt`, largest places first. Lines that can't be parsed are left out. */
export function parseSettlements(text: string): Settlement[] {
  const sized: { settlement: Settlement; inhabitants: number }[] = [];
  const namesakes = new Map<string, Settlement>();
  let region = "";
  let municipality = "";
  for (const line of text.split("\n")) {
    if (line.startsWith("## ")) municipality = line.slice(3);
    else if (line.startsWith("# ")) region = line.slice(2);
    const found = line.startsWith(";") ? null : LINE.exec(line);
    if (!found) continue;
    const [, town, name = "", postcode = "", inhabitants] = found;
    const other = namesakes.get(name);
    const settlement: Settlement = {
      name,
      isTown: town !== undefined,
      postcode: postcode === "-" ? "" : postcode,
      region,
      municipality,
      isNamesake: other !== undefined,
    };
    if (other) other.isNamesake = true;
    namesakes.set(name, settlement);
    sized.push({ settlement, inhabitants: Number(inhabitants) });
  }
  return sized.sort((one, other) => other.inhabitants - one.inhabitants).map(({ settlement }) => settlement);
}

/**
 * At most eight settlements for what was typed: a postcode's first digits, or the beginning of a word of the name, in
 * Cyrillic or Latin letters, with or without „гр.“ and „с.“. Whole names and postcodes come first, then the largest.
 * `settlements` are sorted by size.
 */
export function findSettlements(typed: string, settlements: readonly Settlement[]): Settlement[] {
  const term = typed.trim();
  if (term.length < TYPED_MIN) return [];
  // A trailing blank must stay: „с “ means a village, „с“ is the first letter of a name.
  const matches = /^\d+$/.test(term) ? matchPostcode(term) : matchPlace(typed.trimStart());
  const whole: Settlement[] = [];
  const begun: Settlement[] = [];
  for (const settlement of settlements) {
    const match = matches(settlement);
    if (match === "whole") whole.push(settlement);
    else if (match === "begun" && begun.length < FOUND_MAX) begun.push(settlement);
  }
  return [...whole, ...begun].slice(0, FOUND_MAX);
}

type Match = "whole" | "begun" | null;

function matchPostcode(term: string): (settlement: Settlement) => Match {
  return ({ postcode }) => {
    if (postcode === term) return "whole";
    return postcode.startsWith(term) ? "begun" : null;
  };
}

function matchPlace(term: string): (settlement: Settlement) => Match {
  const isTown = TOWN.test(term);
  const isVillage = !isTown && VILLAGE.test(term);
  const { whole, begun } = matchName(term.replace(TOWN, "").replace(VILLAGE, ""));
  return (settlement) => {
    if ((isTown && !settlement.isTown) || (isVillage && settlement.isTown)) return null;
    if (!begun.test(settlement.name)) return null;
    return whole.test(settlement.name) ? "whole" : "begun";
  };
}
