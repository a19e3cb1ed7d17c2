// A section that fails takes nothing else with it.
import { Component, type ReactNode } from "react";
import { onReconnect } from "../../lib/offline.ts";
import { ErrorState } from "../../ui/error-state.tsx";

interface SectionBoundaryProps {
  /** In the place of what failed; without one the player may try again. */
  readonly fallback?: ReactNode;
  /** Called before the children are tried again. */
  readonly onRetry?: () => void;
  readonly children: ReactNode;
}

export class SectionBoundary extends Component<SectionBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  stop = (): void => {};

  /** What could not be loaded without a connection is there with one. */
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
