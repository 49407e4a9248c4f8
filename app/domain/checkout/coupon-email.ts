/** Whether two emails are the same; the backend compares them in lower case. */
export function isSameEmail(one: string, other = ""): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
