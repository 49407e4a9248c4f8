import { useRef, useState, type FormEvent } from "react";
import { useFetcher } from "react-router";
import type { WrittenReview } from "../../domain/reviews/review";
import { checkReview, type ReviewReply } from "../../domain/reviews/review-form";
import {
  NO_REVIEW_VALUES,
  readReviewValues,
  REVIEW_FIELDS,
  type ReviewProblems,
} from "../../domain/reviews/review-values";
import { useReply } from "../../browser/use-reply";
import { useSignedIn } from "../../browser/account-events";

/** Review form state in the browser: validates before sending, and shows the server's reply. */
export function useReviewForm(
  first: ReviewReply | undefined,
  isKnownCustomer: boolean,
  onWritten: (review: WrittenReview) => void,
) {
  const fetcher = useFetcher<ReviewReply>();
  const ref = useRef<HTMLFormElement>(null);
  const refused = first?.ok === false ? first : null;
  const [problems, setProblems] = useState(refused?.problems ?? {});
  const [message, setMessage] = useState("");
  const reply = fetcher.data;
  const [answered, setAnswered] = useState(reply);
  const [isUsed, setUsed] = useState(false);
  const isSignedIn = useSignedIn() || isKnownCustomer;
  // The server may ask for both when the browser only believed that somebody is signed in.
  const [isAuthorMissing, setAuthorMissing] = useState(lacksAuthor(problems));
  const needsAuthor = !isSignedIn || isAuthorMissing;

  const showProblems = (found: ReviewProblems, text: string) => {
    setProblems(found);
    setMessage(text);
    if (lacksAuthor(found)) setAuthorMissing(true);
  };
  if (reply !== answered) {
    setAnswered(reply);
    if (reply?.ok === false) showProblems(reply.problems, reply.message);
  }
  useReply(reply, (reply) => {
    if (reply.ok) onWritten(reply.review);
    else focusFirst(ref.current, reply.problems);
  });

  return {
    Form: fetcher.Form,
    ref,
    /** Initial values; the fields are uncontrolled. */
    values: refused?.values ?? NO_REVIEW_VALUES,
    problems,
    message,
    isSending: fetcher.state !== "idle",
    /** Whether a field of the form has had the focus. */
    isUsed,
    needsAuthor,
    onFocus: () => setUsed(true),
    onSubmit(event: FormEvent<HTMLFormElement>) {
      const checked = checkReview(readReviewValues(new FormData(event.currentTarget)), !needsAuthor);
      showProblems(checked.ok ? {} : checked.problems, "");
      if (checked.ok) return;
      event.preventDefault();
      focusFirst(event.currentTarget, checked.problems);
    },
  };
}

function lacksAuthor({ author, authorEmail }: ReviewProblems): boolean {
  return author !== undefined || authorEmail !== undefined;
}

function focusFirst(form: HTMLFormElement | null, problems: ReviewProblems): void {
  const field = REVIEW_FIELDS.find((name) => problems[name]);
  if (field) form?.querySelector<HTMLElement>(`[name="${field}"]`)?.focus();
}
