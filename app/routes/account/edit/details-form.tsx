import { Field } from "../../../components/ui/field";
import type { DetailsField, DetailsValues } from "../../../domain/account/details-form";
import { EMAIL_MAX } from "../../../domain/forms/email";
import { NAME_MAX } from "../../../domain/forms/field-schema";
import { CHECKOUT, problemText } from "#strings/checkout/checkout";
import { MY_DETAILS } from "#strings/account/my-account";
import { AccountForm } from "./account-form";
import type { DetailsReply } from "./submit-details";
import { tabPath } from "../tabs";

interface DetailsFormProps {
  values: DetailsValues;
  username: string;
  reply: DetailsReply | undefined;
}

export function DetailsForm({ values, username, reply }: DetailsFormProps) {
  const problems = reply?.problems ?? {};
  const [firstWrong] = Object.keys(problems);
  const fieldProps = (name: DetailsField, label: string) => ({
    name,
    label,
    defaultValue: values[name],
    autoFocus: firstWrong === name,
    error: problemOf(name, problems[name]),
    maxLength: name === "email" ? EMAIL_MAX : NAME_MAX,
  });
  return (
    <AccountForm action={tabPath("details")} reply={reply}>
      <p className="muted">{MY_DETAILS.hint}</p>
      <div className="field-grid">
        <Field {...fieldProps("firstName", CHECKOUT.firstName)} autoComplete="given-name" />
        <Field {...fieldProps("lastName", CHECKOUT.lastName)} autoComplete="family-name" />
        <Field {...fieldProps("email", CHECKOUT.email)} type="email" autoComplete="email" />
      </div>
      {username && (
        <p className="caption">
          {MY_DETAILS.username}
          <b>{username}</b>
        </p>
      )}
    </AccountForm>
  );
}

function problemOf(name: DetailsField, problem: string | undefined): string | undefined {
  if (!problem) return undefined;
  return problem === "taken" ? MY_DETAILS.taken : problemText(name, problem);
}
