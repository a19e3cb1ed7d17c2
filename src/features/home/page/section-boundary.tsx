// Contains the failure of a section.
import { Component, type ReactNode } from "react";
import { onReconnect } from "#lib/browser/offline.ts";
import { ErrorState } from "#ui/states/error-state.tsx";

interface SectionBoundaryProps {
  /** Shown after a failure; by default a retry button. */
  readonly fallback?: ReactNode;
  /** Called before a retry. */
  readonly onRetry?: () => void;
  readonly children: ReactNode;
}

interface State {
  readonly failed: boolean;
  readonly error: unknown;
}

export class SectionBoundary extends Component<SectionBoundaryProps, State> {
  override state: State = { failed: false, error: null };

  static getDerivedStateFromError(error: unknown): State {
    return { failed: true, error };
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
    this.setState({ failed: false, error: null });
  };

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    const { fallback } = this.props;
    if (fallback !== undefined) return fallback;
    return <ErrorState error={this.state.error} onRetry={this.retry} />;
  }
}
