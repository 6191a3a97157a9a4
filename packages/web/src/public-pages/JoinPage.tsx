import { Fragment, useState } from 'react'
import { industries } from '@icss/core/companies/industries.ts'
import { refusedCompany } from '@icss/core/companies/refused-company.ts'
import type { Language } from '@icss/core/copy/language.ts'
import { joinRequestErrorsEn } from '@icss/core/join-requests/join-requests.en.ts'
import { joinRequestErrorsZh } from '@icss/core/join-requests/join-requests.zh.ts'
import type { JoinFacts, JoinPage as Page } from '@icss/core/join-requests/join-request.ts'
import { PlainTextField } from '@icss/ui/PlainTextField/PlainTextField.tsx'
import type { Wordings } from './field-words.ts'
import { KnownCompanies } from './KnownCompanies.tsx'
import { filled, usePageCopy, usePagePlace } from './page-copy.ts'
import * as styles from './pages.css.ts'
import { PhoneForm } from './PhoneForm.tsx'

export type JoinPageProps = { page: Page }

/** What is wrong with a company, as the back office says it; what to do about it is the applicant's. */
function wordingsIn(language: Language, fix: string): Wordings {
  const { taken, abnormal } = refusedCompany[language]
  return {
    ...(language === 'zh' ? joinRequestErrorsZh : joinRequestErrorsEn),
    'companies.name_taken': { says: taken, fix },
    'companies.credit_code_taken': { says: taken, fix },
    'companies.abnormal': { says: abnormal, fix },
  }
}

const blank = { name: '', unifiedCreditCode: '', industry: '', applicant: '' }

/** The page on which a company applies to join the chamber. */
export function JoinPage({ page }: JoinPageProps) {
  const { copy, language } = usePageCopy()
  const { path } = usePagePlace()
  const [draft, setDraft] = useState(blank)
  const [taken, setTaken] = useState('')
  const [isDone, setDone] = useState(false)
  const take = ({ name, unifiedCreditCode, industry }: JoinFacts) => {
    setTaken(name)
    // An industry that the chamber does not have is left to be chosen.
    const isOffered = industries.some((one) => one.zh === industry)
    setDraft((before) => ({ ...before, name, unifiedCreditCode, industry: isOffered ? industry : before.industry }))
  }
  const words = copy.join
  const wordings = wordingsIn(language, words.askChamber)
  const texts = [
    { field: 'name', label: words.company, autoComplete: 'organization', isRequired: true },
    { field: 'unifiedCreditCode', label: words.creditCode, autoComplete: 'off', isRequired: false },
  ] as const
  if (isDone)
    return (
      <div className={styles.empty} role="status">
        <h1 className={styles.title}>{draft.name}</h1>
        <p className={styles.words}>{words.done}</p>
      </div>
    )
  return (
    <article className={styles.article}>
      <h1 className={styles.title}>{filled(words.title, { name: page.channelName })}</h1>
      <p className={styles.words}>{words.text}</p>
      <PhoneForm
        codePath={`${path}/join/code`}
        path={`${path}/join`}
        codes={page.codes}
        submit={words.submit}
        beside={() => draft}
        onDone={() => setDone(true)}
        wordings={wordings}
        before={(wordsOf) => (
          <>
            {texts.map(({ field, label, autoComplete, isRequired }) => (
              <Fragment key={field}>
                <PlainTextField
                  label={label}
                  name={field}
                  size="large"
                  autoComplete={autoComplete}
                  isRequired={isRequired}
                  value={draft[field]}
                  onChange={(text) => setDraft({ ...draft, [field]: text })}
                  error={wordsOf(field)}
                />
                {field === 'name' && page.hasRegister && draft.name !== taken && (
                  <KnownCompanies name={draft.name} onTake={take} />
                )}
              </Fragment>
            ))}
            <label className={styles.choice}>
              <span>{words.industry}</span>
              <select
                className={styles.select}
                required
                aria-invalid={wordsOf('industry') !== undefined}
                value={draft.industry}
                onChange={({ target: { value } }) => setDraft({ ...draft, industry: value })}
              >
                <option value="">{words.choose}</option>
                {industries.map((one) => (
                  <option key={one.zh} value={one.zh}>
                    {one[language]}
                  </option>
                ))}
              </select>
              {wordsOf('industry') !== undefined && (
                <span role="alert" className={styles.fault}>
                  {wordsOf('industry')}
                </span>
              )}
            </label>
            <PlainTextField
              label={words.applicant}
              name="applicant"
              size="large"
              autoComplete="name"
              isRequired
              value={draft.applicant}
              onChange={(text) => setDraft({ ...draft, applicant: text })}
              error={wordsOf('applicant')}
            />
          </>
        )}
      />
    </article>
  )
}
