import type { LinkedCard as Card } from '@icss/core/employees/linked-card.ts'
import { Avatar } from '@icss/ui/Avatar/Avatar.tsx'
import { usePagePlace } from './page-copy.ts'
import * as styles from './pages.css.ts'

/** Somebody whose card has a page of its own, which their name opens. */
export function LinkedCard({ card: { path, name, position, avatar } }: { card: Card }) {
  const { search } = usePagePlace()
  return (
    <>
      <Avatar name={name} size={40} {...(avatar === '' ? {} : { src: avatar })} />
      <span className={styles.cardWords}>
        <a className={styles.link} href={path + search}>
          {name}
        </a>
        <span className={styles.words}> {position}</span>
      </span>
    </>
  )
}
