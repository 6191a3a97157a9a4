import { spinner } from './Spinner.css.ts'

/** A turning ring beside words that say what is under way; it says nothing by itself. */
export function Spinner() {
  return <span aria-hidden className={spinner} />
}
