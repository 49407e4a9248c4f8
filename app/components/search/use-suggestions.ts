import { useEffect, useState } from "react";
import { DEBOUNCE_MS } from "../../config/limits";
import { NO_SUGGESTIONS, suggestionTerm, type Suggestions } from "../../domain/catalog/suggestions";

/** What was answered, and to which term. */
export interface Suggested extends Suggestions {
  term: string;
}

/**
 * Suggestions for what stands in the field; null while there are none. A question that another one has overtaken is
 * cancelled and its answer dropped, however late it comes; a failed one leaves nothing (issue: search).
 */
export function useSuggestions(typed: string): Suggested | null {
  const [suggested, setSuggested] = useState<Suggested | null>(null);
  const term = suggestionTerm(typed);

  useEffect(() => {
    if (!term) return;
    const question = new AbortController();
    const settle = (answer: Suggestions | null) => {
      if (!question.signal.aborted) setSuggested(answer && { ...NO_SUGGESTIONS, ...answer, term });
    };
    const timer = setTimeout(() => void askSuggestions(term, question.signal).then(settle), DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      question.abort();
    };
  }, [term]);

  return suggested && isAbout(suggested, term) ? suggested : null;
}

// What was found for the letters before stays until the next answer, so that the list doesn't blink.
function isAbout(suggested: Suggested, term: string): boolean {
  return term !== "" && (term.startsWith(suggested.term) || suggested.term.startsWith(term));
}

async function askSuggestions(term: string, signal: AbortSignal): Promise<Suggestions | null> {
  try {
    const answer = await fetch(`/api/suggest?q=${encodeURIComponent(term)}`, { signal });
    return answer.ok ? await answer.json<Suggestions>() : null;
  } catch {
    return null;
  }
}
