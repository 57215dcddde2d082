import { Component, type ReactNode } from 'react';

type Props = {
  readonly children: ReactNode;
  /** Shown in place of a broken part; without it, the page counts as broken. */
  readonly failed?: ReactNode;
};
type State = { readonly hasCrashed: boolean };

/** Shows a message in place of a broken page, instead of an empty window. */
export class CrashBoundary extends Component<Props, State> {
  override state: State = { hasCrashed: false };

  static getDerivedStateFromError(): State {
    return { hasCrashed: true };
  }

  override render(): ReactNode {
    if (!this.state.hasCrashed) return this.props.children;
    if (this.props.failed) return this.props.failed;
    return (
      <div className="page-shell" role="alert">
        <h1>Something went wrong</h1>
        <p>Please load the page again. What the server has saved is safe.</p>
        <p>
          <a href="/">Go to the home page</a>
        </p>
      </div>
    );
  }
}
