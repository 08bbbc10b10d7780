import { Component, type ReactNode } from 'react';

/** Keeps an error while rendering from taking the whole page down: the fallback stands in for what is inside. */
export class ErrorFence extends Component<{ fallback: ReactNode; children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
