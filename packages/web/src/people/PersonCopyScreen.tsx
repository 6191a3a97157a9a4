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
  const [fault, setFault] = useState('')
  const { taking, copy } = usePersonCopy()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (taking.isPending) return
    const checked = check(personCopyDraft, { phone: typed })
    const error = checked.ok ? undefined : checked.errors['phone']
    setFault(error ? word(error).says : '')
    if (checked.ok) taking.mutate(checked.value.phone)
  }
  const failed = taking.error ? wordUnknown(taking.error) : undefined
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
              <Button type="submit" variant="primary" icon={<Search size={16} />} isPending={taking.isPending}>
                {t('people.take')}
              </Button>
            </div>
          </form>
        </Panel>
      </div>
      <div className={styles.copy}>
        {taking.isPending && !copy && (
          <Panel isPadded>
            <p className={styles.summary} role="status">
              <Spinner />
              {t('people.taking')}
            </p>
          </Panel>
        )}
        {failed && !taking.isPending && (
          <Panel isPadded>
            <EmptyState
              picture="error"
              title={failed.says}
              text={failed.fix}
              actions={
                <Button onPress={() => taking.variables !== undefined && taking.mutate(taking.variables)}>
                  {t('people.again')}
                </Button>
              }
            />
          </Panel>
        )}
        {copy && isNobody && !taking.isPending && (
          <Panel isPadded>
            <EmptyState picture="search" title={t('people.nobodyTitle')} text={t('people.nobodyText')} />
          </Panel>
        )}
        {copy && !isNobody && <Copy copy={copy} isWhole={!taking.isPending} />}
      </div>
    </>
  )
}

function Copy({ copy, isWhole }: { copy: PersonCopy; isWhole: boolean }) {
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
              {isWhole ? counts.join(' · ') : t('people.searching', { count: rows.length + mentions.length })}
            </span>
            <span className={styles.note}>{t('people.others')}</span>
          </p>
          {isWhole && (
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
