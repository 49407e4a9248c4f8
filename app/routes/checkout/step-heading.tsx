interface StepHeadingProps {
  number: number;
  title: string;
}

export function StepHeading({ number, title }: StepHeadingProps) {
  return (
    <div className="step-heading">
      <b aria-hidden="true">{number}</b>
      <h2>{title}</h2>
    </div>
  );
}
