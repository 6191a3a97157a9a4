import type { BindingPage as Page } from '@icss/core/employee-bindings/own-card.ts'
import { filled, usePageCopy, usePagePlace } from './page-copy.ts'
import * as styles from './pages.css.ts'
import { PhoneForm } from './PhoneForm.tsx'

export type BindingPageProps = { page: Page }

/** The page on which an employee binds their card. */
export function BindingPage({ page: { companyName, codes } }: BindingPageProps) {
  const { copy } = usePageCopy()
  const path = `${usePagePlace().path}/binding`
  return (
    <article className={styles.article}>
      <h1 className={styles.title}>{copy.binding.title}</h1>
      <p>{filled(copy.binding.text, { company: companyName })}</p>
      <PhoneForm codePath={`${path}/code`} path={`${path}/card`} codes={codes} submit={copy.binding.submit} />
    </article>
  )
}
