export const code = "BG";
export const timeZone = "Europe/Sofia";
export const region = /^BG-(?:0[1-9]|1\d|2[0-8])$/;
export const postcode = /^[1-9]\d{3}$/;
export const phone = {
  callingCode: "+359",
  trunk: "0",
  national: /^[2-9]\d{6,8}$/,
  groups: [/^(\+359)(\d{3})(\d{3})(\d{3})$/, "$1 $2 $3 $4"],
} as const;
/** The rate is fixed by law since 2026-01-01. */
export const formerCurrency = { code: "BGN", perEuro: 1.95583 } as const;
/** Consumer Protection Act, art. 50 (Directive 2011/83). */
export const withdrawalDays = 14;
