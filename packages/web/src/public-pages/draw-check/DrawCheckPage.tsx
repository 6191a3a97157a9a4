import { lazy, Suspense, useState } from 'react'
import type { Language } from '@icss/core/copy/language.ts'
import { PageLanguage, usePageCopy } from '../page-copy.ts'
import * as page from '../pages.css.ts'
import { Back, ProofFile, Question } from './check-icons.tsx'
import { useCheckWords } from './check-words.ts'
import * as styles from './check.css.ts'
import { HowDrawsWork } from './HowDrawsWork.tsx'
import { loadResult, useProofCheck } from './useProofCheck.ts'

const CheckResult = lazy(loadResult)

/** Changes the language in place: a new page would need the network. */
function Top({ onLanguage }: { onLanguage: (language: Language) => void }) {
  const { t, language } = useCheckWords()
  const other = language === 'zh' ? 'en' : 'zh'
  return (
    <header className={page.head}>
      <span>{t('page.title')}</span>
      <button type="button" className={styles.plain} lang={other} onClick={() => onLanguage(other)}>
        {other === 'en' ? 'English' : '中文'}
      </button>
    </header>
  )
}

function FilePick({ label, onFile }: { label: string; onFile: (file: File) => void }) {
  return (
    <label className={styles.pick}>
      <ProofFile size={18} />
      {label}
      <input
        className={styles.input}
        type="file"
        accept=".json,application/json"
        onChange={(event) => {
          const [file] = event.target.files ?? []
          event.target.value = ''
          if (file) onFile(file)
        }}
      />
    </label>
  )
}

function Check() {
  const { t } = useCheckWords()
  const { state, isReady, checkFile } = useProofCheck()
  const [isHow, setHow] = useState(false)
  if (isHow)
    return (
      <>
        <HowDrawsWork />
        <button type="button" className={styles.act} onClick={() => setHow(false)}>
          <Back size={18} />
          {t('page.back')}
        </button>
      </>
    )
  const isChecked = state.kind === 'checked'
  return (
    <>
      {!isChecked && (
        <div className={styles.intro}>
          <h1 className={page.title}>{t('page.title')}</h1>
          <p>{t('page.intro')}</p>
        </div>
      )}
      <div role="status" aria-live="polite" className={styles.result}>
        {state.kind === 'checking' && <p>{t('page.checking')}</p>}
        {(state.kind === 'tooLarge' || state.kind === 'notLoaded') && (
          <p className={styles.problem}>{t(`page.${state.kind}`)}</p>
        )}
        {isChecked && (
          <Suspense fallback={<p>{t('page.checking')}</p>}>
            <CheckResult {...state} />
          </Suspense>
        )}
      </div>
      <FilePick label={t(isChecked ? 'page.another' : 'page.pick')} onFile={(file) => void checkFile(file)} />
      <p className={styles.note}>{t(isReady ? 'page.ready' : 'page.loading')}</p>
      <button type="button" className={styles.plain} onClick={() => setHow(true)}>
        <Question size={18} />
        {t('page.how')}
      </button>
    </>
  )
}

/** Checks the proof of a draw on the visitor's own device. */
export function DrawCheckPage() {
  const [language, setLanguage] = useState(usePageCopy().language)
  return (
    <PageLanguage value={language}>
      <main className={page.page} lang={language === 'zh' ? 'zh-CN' : 'en'}>
        <Top onLanguage={setLanguage} />
        <Check />
      </main>
    </PageLanguage>
  )
}
