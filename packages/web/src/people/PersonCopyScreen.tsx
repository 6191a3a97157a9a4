import { Download, Printer, Search } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '@icss/ui/Button/Button.tsx'
import { EmptyState } from '@icss/ui/EmptyState/EmptyState.tsx'
import { PageHead } from '@icss/ui/PageHead/PageHead.tsx'
import { Panel } from '@icss/ui/Panel/Panel.tsx'
import { Spinner } from '@icss/ui/Spinner/Spinner.tsx'
import { TextField } from '@icss/ui/TextField/TextField.tsx'
import { formatDateTime } from '@icss/core/copy/format.ts'
import { copyFileName, type PersonCopy, personCopyDraft } from '@icss/core/people/person-copy.ts'
import { check } from '@icss/core/rules/check.ts'
import { useCopy, useErrorWording } from '../language/copy.ts'
import { saveFile } from '../shell/save-file.ts'
import { CopiedKind } from './CopiedKind.tsx'
import { useCopyWords } from './useCopyWords.ts'
import { usePersonCopy } from './usePersonCopy.ts'
import * as styles from './PersonCopyScreen.css.ts'

/** Everything that the channel knows of a person, by their phone (PIPL 45), to be read, printed and handed over as a file. */
export default function PersonCopyScreen() {
  const t = useCopy()
  const { word, wordUnknown } = useErrorWording()
  const [typed, setTyped] = useState('')
  const [fault, setFault] = useState<string>()
  const { take, goOn, copy, isTaking, error } = usePersonCopy()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isTaking) return
    const checked = check(personCopyDraft, { phone: typed })
    const wrong = checked.ok ? undefined : checked.errors['phone']
    setFault(wrong && word(wrong).says)
    if (checked.ok) take(checked.value.phone)
  }
  const failed = error && !isTaking ? wordUnknown(error) : undefined
  const isNobody = copy !== undefined && copy.rows.length === 0 && copy.mentions.length === 0
  return (
    <>
      <div className={styles.onScreen}>
        <PageHead title={t('people.title')} />
        <Panel isPadded>
          <p className={styles.about}>{t('people.about')}</p>
          <form className={styles.form} onSubmit={submit} noValidate>
            <div className={styles.field}>
              <TextField
                label={t('people.phone')}
                value={typed}
                onChange={setTyped}
                error={fault}
                inputMode="tel"
                autoComplete="off"
                autoFocus
              />
            </div>
            <div className={styles.send}>
              <Button type="submit" variant="primary" icon={<Search size={16} />} isPending={isTaking}>
                {t('people.take')}
              </Button>
            </div>
          </form>
        </Panel>
      </div>
      <div className={styles.copy}>
        {isTaking && !copy && (
          <Panel isPadded>
            <p className={styles.summary} role="status">
              <Spinner />
              {t('people.taking')}
            </p>
          </Panel>
        )}
        {failed && (
          <Panel isPadded>
            <EmptyState
              picture="error"
              title={failed.says}
              text={failed.fix}
              actions={<Button onPress={goOn}>{t('people.again')}</Button>}
            />
          </Panel>
        )}
        {copy && isNobody && !isTaking && !failed && (
          <Panel isPadded>
            <EmptyState picture="search" title={t('people.nobodyTitle')} text={t('people.nobodyText')} />
          </Panel>
        )}
        {copy && !isNobody && <Copy copy={copy} state={isTaking ? 'searching' : failed ? 'stopped' : 'whole'} />}
      </div>
    </>
  )
}

function Copy({ copy, state }: { copy: PersonCopy; state: 'searching' | 'stopped' | 'whole' }) {
  const t = useCopy()
  const { kindWords, columnWords } = useCopyWords()
  const { phone, takenAt, rows, mentions } = copy
  const counts = [
    t('people.found', { count: rows.length }),
    ...(mentions.length > 0 ? [t('people.mentionsFound', { count: mentions.length })] : []),
  ]
  const [isPrinted, setPrinted] = useState(false)
  const print = () => {
    // On paper nobody asks for more.
    flushSync(() => setPrinted(true))
    window.print()
    setPrinted(false)
  }
  const save = () => {
    saveFile(copyFileName(copy), new Blob([JSON.stringify(copy, null, 2)], { type: 'application/json' }))
  }
  return (
    <>
      <Panel isPadded>
        <div className={styles.summary}>
          <p className={styles.told} role="status">
            <strong>{t('people.takenAt', { phone, time: formatDateTime(takenAt) })}</strong>
            <span className={styles.note}>
              {state === 'whole' ? counts.join(' · ') : t(`people.${state}`, { count: rows.length + mentions.length })}
            </span>
            <span className={styles.note}>{t('people.others')}</span>
          </p>
          {state === 'whole' && (
            <div className={`${styles.summary} ${styles.onScreen}`}>
              <Button icon={<Printer size={16} />} onPress={print}>
                {t('people.print')}
              </Button>
              <Button icon={<Download size={16} />} onPress={save}>
                {t('people.download')}
              </Button>
            </div>
          )}
        </div>
      </Panel>
      {[...Map.groupBy(rows, ({ of }) => of)].map(([of, ofKind]) => (
        <CopiedKind key={of} of={of} rows={ofKind} isWhole={isPrinted} />
      ))}
      {mentions.length > 0 && (
        <Panel isPadded>
          <section aria-label={t('people.mentions')}>
            <h2 className={styles.heading}>{t('people.mentions')}</h2>
            <p className={styles.note}>{t('people.mentionsAbout')}</p>
            {mentions.map(({ of, id, field, excerpt }) => {
              const [column = ''] = field.split('.')
              return (
                <div key={`${of} ${id} ${field}`} className={`${styles.row} ${styles.mention}`}>
                  <span className={styles.note}>{`${kindWords(of)} · ${columnWords(of, column)}`}</span>
                  <span>{excerpt}</span>
                </div>
              )
            })}
          </section>
        </Panel>
      )}
    </>
  )
}
