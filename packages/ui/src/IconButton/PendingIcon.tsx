import { useContext } from 'react'
import { ProgressBarContext } from 'react-aria-components/ProgressBar'
import { Spinner } from '../Spinner/Spinner.tsx'

/** The ring of a button that is at work; the button's name points to it beside its label. */
export function PendingIcon() {
  const context = useContext(ProgressBarContext)
  return <Spinner id={context && 'id' in context ? context.id : undefined} />
}
