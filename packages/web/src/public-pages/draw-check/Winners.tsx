import * as styles from './check.css.ts'

export type WinnersProps = {
  winners: readonly { readonly id: string; readonly name: string; readonly isVoided: boolean }[]
}

/** Masked names as they were drawn; who was voided is struck out, and worded beside. */
export function Winners({ winners }: WinnersProps) {
  return (
    <ul className={styles.winners}>
      {winners.map(({ id, name, isVoided }) => (
        <li key={id} className={styles.winner}>
          {isVoided ? <s>{name}</s> : name}
        </li>
      ))}
    </ul>
  )
}
