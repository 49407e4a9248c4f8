import type { TypedDocumentString } from "../../graphql/generated/documents.ts";
import { postQuery, type GraphqlAnswer } from "../backend/post-query.ts";

/** A header of every answer of a WordPress with this shop's plugin. */
export const PLUGIN_HEADER = "x-storefront-plugin";

type OwnHeaders = Record<string, string>;

interface Asked<Q> {
  answer: GraphqlAnswer<Q>;
  headers: Headers;
}

/** Queries WordPress as one guest with a cart of their own, as the shop's Worker does for each shopper. */
export interface Guest {
  /** Returns the data; throws an error with GraphQL's message if any part of it is missing. */
  query<Q, V extends object>(document: TypedDocumentString<Q, V>, variables: V, headers?: OwnHeaders): Promise<Q>;
  /** Returns the whole answer, errors included. */
  ask<Q, V extends object>(document: TypedDocumentString<Q, V>, variables: V, headers?: OwnHeaders): Promise<Asked<Q>>;
  /** Whether WooGraphQL has started a session for this guest. */
  hasSession(): boolean;
  /** Whether this shop's plugin is active. */
  hasPlugin(): Promise<boolean>;
}

/** Stores the session token of the first answer that has one, and sends it from then on. */
export function openGuest(url: string): Guest {
  let session: string | null = null;
  async function ask<Q, V extends object>(
    document: TypedDocumentString<Q, V>,
    variables: V,
    own: OwnHeaders = {},
  ): Promise<Asked<Q>> {
    const headers = { ...own, ...(session ? { "woocommerce-session": `Session ${session}` } : {}) };
    const posted = await postQuery<Q>(url, { query: String(document), variables }, headers);
    session = posted.headers.get("woocommerce-session") ?? session;
    return posted;
  }
  return {
    ask,
    async query(document, variables, headers) {
      const { answer } = await ask(document, variables, headers);
      const { data, errors = [] } = answer;
      if (!data || errors.length > 0) throw new Error(errors[0]?.message ?? "an answer without data");
      return data;
    },
    hasSession: () => session !== null,
    hasPlugin: async () => (await postQuery(url, { query: "{__typename}" })).headers.has(PLUGIN_HEADER),
  };
}
