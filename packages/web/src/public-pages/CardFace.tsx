import { Avatar } from '@icss/ui/Avatar/Avatar.tsx'
import * as styles from './pages.css.ts'

export type CardFaceProps = { name: string; position: string; companyName: string; phone: string; avatar: string }

/** A card as it is handed over: who it is, of which company, and how to reach them. */
export function CardFace({ name, position, companyName, phone, avatar }: CardFaceProps) {
  return (
    <div className={styles.card}>
      <Avatar name={name} size={64} {...(avatar === '' ? {} : { src: avatar })} />
      <div className={styles.cardWords}>
        <h1 className={styles.title}>{name}</h1>
        {position !== '' && <p>{position}</p>}
        {companyName !== '' && <p>{companyName}</p>}
        {phone !== '' && <p>{phone}</p>}
      </div>
    </div>
  )
}
