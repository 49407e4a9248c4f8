import { TypedDocumentString } from "../../../graphql/generated/documents";
import type { Region } from "../../../app/domain/checkout/address";
import type { Result } from "../../../app/domain/values/result";
import type { BackendClient } from "../client";
import { text } from "../fields";
import { plainText } from "../html";
import { readPart } from "../responses";

type Regions = Record<string, ({ code: string; name: string } | null)[] | null>;

/** The regions of each of these countries (ISO 3166-1 alpha-2), [] where it has none, in one request. */
export async function fetchRegions(
  client: BackendClient,
  countries: string[],
): Promise<Result<Record<string, Region[]>>> {
  const fields = countries
    .filter((country) => /^[A-Z]{2}$/.test(country))
    .map((country) => `${country}: countryStates(country: ${country}) { code name }`);
  const document = new TypedDocumentString<Regions, Record<string, never>>(`query getRegions { ${fields.join(" ")} }`);
  return readPart(
    await client.query(document, {}),
    (data) => data,
    (found) =>
      Object.fromEntries(
        Object.entries(found).map(([country, regions]) => [
          country,
          (regions ?? []).flatMap((one) => (one ? { code: text(one.code), name: plainText(one.name) } : [])),
        ]),
      ),
  );
}
