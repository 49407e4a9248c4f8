/** Whether somebody is signed in, by the readable hint cookie that personal answers set: a flag, no identity (design §2). */
export function readSignedInHint(): boolean {
  return /(?:^|; )signed_in=1(?:;|$)/.test(document.cookie);
}
