import { sha256 } from "../../platform/hash";

/** A 128-bit hash of the texts, in hexadecimal. */
export async function digest(texts: string[]): Promise<string> {
  return (await sha256(JSON.stringify(texts))).slice(0, 32);
}
