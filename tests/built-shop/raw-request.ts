import { request } from "node:http";
import { text } from "node:stream/consumers";

interface RawRequest {
  method: string;
  headers?: Record<string, string>;
  body?: string;
}

interface RawAnswer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
}

/** Sends what `fetch` refuses: empty headers, a body with GET, forbidden methods. */
export function sendRaw(url: URL, { method, headers = {}, body }: RawRequest): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { method, headers, agent: false }, (answer) => {
      text(answer).then(
        (whole) => resolve({ status: answer.statusCode!, headers: answer.headers, text: whole }),
        reject,
      );
    });
    sent.on("error", reject);
    sent.end(body);
  });
}
