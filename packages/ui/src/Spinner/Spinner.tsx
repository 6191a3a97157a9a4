import { spinner } from './Spinner.css.ts'

/** A turning ring beside words that say what is under way; it says nothing by itself. */
export function Spinner({ id }: { id?: string | undefined }) {
  return <span aria-hidden id={id} className={spinner} />
}
