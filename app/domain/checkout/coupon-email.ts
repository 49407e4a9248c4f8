/** Whether two emails are one: the backend compares those of coupons in lower case. */
export function isSameEmail(one: string, other = ""): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
