import { useEffect, useRef } from "react";
import { Form, href } from "react-router";
import { Alert } from "../../components/ui/alert";
import { ProblemList } from "../../components/ui/problem";
import { focusFirst } from "../../components/ui/focus-field";
import { Field, TextField } from "../../components/ui/field";
import { EMAIL_MAX } from "../../domain/forms/email";
import { NAME_MAX, NOTE_MAX } from "../../domain/forms/field-schema";
import {
  ORDER_NUMBER_MAX,
  WITHDRAWAL_FIELDS,
  type WithdrawalField,
  type WithdrawalProblems,
  type WithdrawalValues,
} from "../../domain/withdrawals/withdrawal-form";
import { WITHDRAWAL, withdrawalProblemText } from "#strings/account/withdrawal";
import * as paths from "#paths";

interface WithdrawalFormProps {
  values: WithdrawalValues;
  problems: WithdrawalProblems;
  message: string | undefined;
}

/** The first step: who withdraws from what. It declares nothing yet. */
export function WithdrawalForm({ values, problems, message }: WithdrawalFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const wrong = WITHDRAWAL_FIELDS.filter((field) => problems[field]);
  const texts = Object.fromEntries(wrong.map((field) => [field, withdrawalProblemText(field, problems[field]!)]));
  useEffect(() => focusFirst(form.current, problems, WITHDRAWAL_FIELDS), [problems]);
  const fieldProps = (name: Exclude<WithdrawalField, "scope">) => ({
    name,
    error: texts[name],
    defaultValue: values[name],
    autoFocus: wrong[0] === name,
  });
  return (
    <>
      <p className="lead">{WITHDRAWAL.lead}</p>
      {(message || wrong.length > 0) && (
        <Alert type="error">
          <p>{message || WITHDRAWAL.problems(wrong.length)}</p>
          <ProblemList problems={texts} />
        </Alert>
      )}
      <Form
        ref={form}
        className="withdrawal-form"
        method="post"
        // Another URL than this page's, so that Back leads to the form as it was typed.
        action={`${href(paths.withdrawal)}?step=2`}
        noValidate
        defaultShouldRevalidate={false}
      >
        <input type="hidden" name="formId" value={values.formId} />
        <Field {...fieldProps("name")} label={WITHDRAWAL.name} autoComplete="name" maxLength={NAME_MAX} />
        <Field
          {...fieldProps("orderNumber")}
          label={WITHDRAWAL.orderNumber}
          hint={WITHDRAWAL.orderNumberHint}
          autoComplete="off"
          maxLength={ORDER_NUMBER_MAX}
        />
        <Field
          {...fieldProps("email")}
          label={WITHDRAWAL.email}
          hint={WITHDRAWAL.emailHint}
          type="email"
          autoComplete="email"
          maxLength={EMAIL_MAX}
        />
        <Scope chosen={values.scope} />
        <div className="withdrawal-goods">
          <TextField
            {...fieldProps("goods")}
            label={WITHDRAWAL.goods}
            hint={WITHDRAWAL.goodsHint}
            maxLength={NOTE_MAX}
          />
        </div>
        <button type="submit" className="button large multiline" name="intent" value="review">
          {WITHDRAWAL.next}
        </button>
        <p className="caption">{WITHDRAWAL.nextHint}</p>
      </Form>
    </>
  );
}

function Scope({ chosen }: { chosen: string }) {
  return (
    <fieldset className="segments">
      <legend>{WITHDRAWAL.scope}</legend>
      {(["whole", "part"] as const).map((scope) => (
        <label key={scope}>
          <input type="radio" name="scope" value={scope} defaultChecked={chosen === scope} />
          <span>{WITHDRAWAL[scope]}</span>
        </label>
      ))}
    </fieldset>
  );
}
