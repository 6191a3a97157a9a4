import type { PublicCard } from '@icss/core/employees/public-cards.contract.ts'
import { PlainButton } from '@icss/ui/PlainButton/PlainButton.tsx'
import { CardFace } from './CardFace.tsx'
import { usePageCopy, usePagePlace } from './page-copy.ts'
import * as styles from './pages.css.ts'
import { Scripted } from './Scripted.tsx'
import { useWholePhone } from './useWholePhone.ts'

export type EmployeeCardPageProps = { card: PublicCard }

/** An employee's card as far as its owner has opened it; its phone is whole once it is asked for. */
export function EmployeeCardPage({ card }: EmployeeCardPageProps) {
  const { copy } = usePageCopy()
  const path = `${usePagePlace().path}/employee-card`
  const { phone, said, showPhone } = useWholePhone(path)
  return (
    <article className={styles.article}>
      <CardFace {...card} phone={phone ?? card.phone} />
      <p role="status" className={styles.words}>
        {said}
      </p>
      {card.phone !== '' && phone === undefined && (
        <Scripted>
          <PlainButton size="large" onClick={() => void showPhone()}>
            {copy.card.showPhone}
          </PlainButton>
        </Scripted>
      )}
      <a className={styles.action} href={`${path}/vcard`} download={`${card.name}.vcf`}>
        {copy.card.save}
      </a>
    </article>
  )
}
