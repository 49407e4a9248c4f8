// No letter that can be taken for a digit or for another one when it is read out.
const SIGNS = "23456789ABCDEFGHJKMNPQRSTVWXYZ";
const LENGTH = 6;

/** A number for people to name a statement by, as "261121-K7Q2MX": its day in Universal Time, and what nobody can guess. */
export function makeReference(now: number): string {
  const day = new Date(now).toISOString().slice(2, 10).replaceAll("-", "");
  const random = crypto.getRandomValues(new Uint32Array(LENGTH));
  return `${day}-${Array.from(random, (number) => SIGNS[number % SIGNS.length]).join("")}`;
}
