import { Component, type ReactNode } from 'react'

export type ScreenFaultProps = {
  /** Changes with the screen: a fault belongs to one screen only. */
  screenKey: string
  fallback: ReactNode
  children: ReactNode
}

type ScreenFaultState = { screenKey: string; hasFailed: boolean }

/** Keeps a screen that cannot be loaded or drawn from taking the shell with it. */
export class ScreenFault extends Component<ScreenFaultProps, ScreenFaultState> {
  override state: ScreenFaultState = { screenKey: this.props.screenKey, hasFailed: false }

  static getDerivedStateFromProps({ screenKey }: ScreenFaultProps, state: ScreenFaultState): ScreenFaultState | null {
    return screenKey === state.screenKey ? null : { screenKey, hasFailed: false }
  }

  /** At once: drawing the screen once more would throw again, and past this. */
  static getDerivedStateFromError(): Partial<ScreenFaultState> {
    return { hasFailed: true }
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback : this.props.children
  }
}
