import { Component, type ReactNode } from 'react'

export type ScreenFaultProps = {
  /** Changes with the screen: a fault belongs to one screen only. */
  screenKey: string
  fallback: ReactNode
  children: ReactNode
}

/** Keeps a screen that cannot be loaded or drawn from taking the shell with it. */
export class ScreenFault extends Component<ScreenFaultProps, { failedKey: string | undefined }> {
  override state: { failedKey: string | undefined } = { failedKey: undefined }

  static getDerivedStateFromError(): null {
    return null
  }

  override componentDidCatch(): void {
    this.setState({ failedKey: this.props.screenKey })
  }

  override render(): ReactNode {
    return this.state.failedKey === this.props.screenKey ? this.props.fallback : this.props.children
  }
}
