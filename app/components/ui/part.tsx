import { Component, type ReactNode } from "react";
import { useLocation } from "react-router";
import { ERRORS } from "#strings/errors/errors";

interface PartProps {
  children: ReactNode;
  /** Whether the page is useful without this part: if it fails, nothing is shown in its place. */
  isOptional?: boolean;
}

/** A part of a page whose faults don't affect the rest. It can be retried; every navigation retries it. */
export function Part({ children, isOptional = false }: PartProps) {
  const { key } = useLocation();
  return (
    <Boundary locationKey={key} isOptional={isOptional}>
      {children}
    </Boundary>
  );
}

interface BoundaryProps extends Required<PartProps> {
  locationKey: string;
}

class Boundary extends Component<BoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidUpdate({ locationKey }: BoundaryProps) {
    if (this.state.hasFailed && locationKey !== this.props.locationKey) this.retry();
  }

  retry = () => this.setState({ hasFailed: false });

  override render() {
    const { children, isOptional } = this.props;
    if (!this.state.hasFailed) return children;
    if (isOptional) return null;
    return (
      <p className="problem" role="alert">
        <span>{ERRORS.part}</span>
        <button type="button" className="link" onClick={this.retry}>
          {ERRORS.retry}
        </button>
      </p>
    );
  }
}
