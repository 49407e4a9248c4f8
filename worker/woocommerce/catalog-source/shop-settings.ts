import { GetStorefrontSettingsDocument } from "../../../graphql/generated/documents";
import { ConfigurationError } from "../../../app/config/settings";
import { parseWordPressSettings, readTablesIn, type WordPressSettings } from "../../../app/config/wordpress-settings";
import type { SourceDocument } from "../../catalog/rows/catalog-source";
import type { DocumentData } from "../../catalog/rows/document-data";
import type { BackendClient } from "../client";
import { sha256 } from "../../platform/hash";
import { BackendFault } from "../errors";
import { text } from "../fields";

const NOTHING = [settingsDocument({ digest: "", tables: {} }), reportDocument({ digest: "", problems: [] })];

const PROBLEMS_MAX = 20;
const PROBLEM_LENGTH_MAX = 200;

/**
 * The settings that the merchant made in WordPress, and a report on them. Settings that `check` refuses
 * (ConfigurationError) are reported and left out, so that the last valid ones stay. Without the plugin there are none.
 * Throws BackendFault.
 */
export async function readShopSettings(
  client: BackendClient,
  isOffered: boolean,
  check: (tables: WordPressSettings) => void,
): Promise<SourceDocument[]> {
  if (!isOffered) return NOTHING;
  const { data, failure } = await client.query(GetStorefrontSettingsDocument, {});
  // Throws, unlike faults of other documents, so that the sync retries in a minute.
  if (failure || !data) throw new BackendFault(failure ?? { kind: "bad-answer" });
  const json = text(data.storefrontSettings);
  if (json === "") return NOTHING;
  // The plugin computes the same digest, to see whether the shop has these settings.
  const digest = await sha256(json);
  try {
    const tables = parseWordPressSettings(json);
    check(tables);
    // Otherwise the build of another language might not start with these settings.
    for (const language of Object.keys(tables.translations ?? {})) check(readTablesIn(language, tables));
    return [settingsDocument({ digest, tables }), reportDocument({ digest, problems: [] })];
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    const problems = error.problems.slice(0, PROBLEMS_MAX).map((problem) => problem.slice(0, PROBLEM_LENGTH_MAX));
    return [reportDocument({ digest, problems })];
  }
}

function settingsDocument(data: DocumentData["settings"]): SourceDocument {
  return { name: "settings", data };
}

function reportDocument(data: DocumentData["settings-report"]): SourceDocument {
  return { name: "settings-report", data };
}
