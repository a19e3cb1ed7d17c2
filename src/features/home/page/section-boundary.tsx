// Contains the failure of a section.
import { Component, type ReactNode } from "react";
import { onReconnect } from "../../../lib/offline.ts";
import { ErrorState } from "../../../ui/error-state.tsx";

interface SectionBoundaryProps {
  /** Shown after a failure; by default a retry button. */
  readonly fallback?: ReactNode;
  /** Called before a retry. */
  readonly onRetry?: () => void;
  readonly children: ReactNode;
}

export class SectionBoundary extends Component<SectionBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  stop = (): void => {};

  /** Retries after a reconnection. */
  override componentDidMount(): void {
    this.stop = onReconnect(() => {
      if (this.state.failed) this.retry();
    });
  }

  override componentWillUnmount(): void {
    this.stop();
  }

  retry = (): void => {
    this.props.onRetry?.();
    this.setState({ failed: false });
  };

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    const { fallback } = this.props;
    return fallback === undefined ? <ErrorState onRetry={this.retry} /> : fallback;
  }
}
