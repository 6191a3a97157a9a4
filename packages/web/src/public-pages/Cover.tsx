import { Picture } from './Picture.tsx'
import * as styles from './pages.css.ts'

/** The picture of what a page is about, where it has one. */
export const Cover = ({ picture }: { picture: string }) =>
  picture === '' ? null : <Picture className={styles.cover} src={picture} />
