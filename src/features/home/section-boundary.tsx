// A section that fails takes nothing else with it.
import { Component, type ReactNode } from "react";

interface SectionBoundaryProps {
  readonly fallback: (retry: () => void) => ReactNode;
  /** Called before the children are tried again. */
  readonly onRetry?: () => void;
  readonly children: ReactNode;
}

export class SectionBoundary extends Component<SectionBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  retry = (): void => {
    this.props.onRetry?.();
    this.setState({ failed: false });
  };

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback(this.retry) : this.props.children;
  }
}
