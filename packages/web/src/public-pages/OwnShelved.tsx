import { useState } from 'react'
import { shelfEn } from '@icss/core/resources/shelf.en.ts'
import { shelfZh } from '@icss/core/resources/shelf.zh.ts'
import { filerFault, subjectOf } from '@icss/core/resources/shelf-rules.ts'
import { PlainButton } from '@icss/ui/PlainButton/PlainButton.tsx'
import type { Filed, FiledNoun } from './own-filed.ts'
import { filled, usePageCopy, useTimeFormat } from './page-copy.ts'
import * as styles from './pages.css.ts'
import { Scripted } from './Scripted.tsx'

export type OwnShelvedProps = {
  noun: FiledNoun
  one: Filed
  onChange: () => void
  onWithdraw: () => Promise<void>
}

/** A resource or a demand as whoever filed it sees it: how it stands, and why. */
export function OwnShelved({ noun, one, onChange, onWithdraw }: OwnShelvedProps) {
  const { copy, language } = usePageCopy()
  const time = useTimeFormat({ dateStyle: 'long', timeStyle: 'short' })
  const [isAsked, setAsked] = useState(false)
  const [isPending, setPending] = useState(false)
  const words = copy.ownShelf
  const { offReasons } = language === 'zh' ? shelfZh : shelfEn
  const { name, type, offReason, refusal, expiresAt } = one
  const withdraw = async () => {
    setPending(true)
    await onWithdraw()
    setPending(false)
    setAsked(false)
  }
  return (
    <li className={styles.entry}>
      <span className={styles.lead}>{name}</span>
      <span className={styles.facts}>
        <span className={styles.state}>{offReasons[offReason]}</span>
        <span>
          {words.nouns[noun]} · {copy.shelved.subjects[subjectOf(type)]}
        </span>
        {expiresAt !== '' && <span>{filled(words.expiresAt, { time: time.format(new Date(expiresAt)) })}</span>}
      </span>
      {refusal !== '' && <p className={styles.plain}>{filled(words.refusal, { reason: refusal })}</p>}
      {filerFault(offReason) ? (
        <p className={styles.words}>{words.reported}</p>
      ) : isAsked ? (
        <div className={styles.section} role="alert">
          <p>{filled(words.sure, { name })}</p>
          <PlainButton size="large" isPending={isPending} onClick={() => void withdraw()}>
            {words.yes}
          </PlainButton>
          <PlainButton size="large" onClick={() => setAsked(false)}>
            {words.no}
          </PlainButton>
        </div>
      ) : (
        <Scripted>
          <span className={styles.facts}>
            <button
              type="button"
              className={styles.quietButton}
              aria-label={filled(words.changeOf, { name })}
              onClick={onChange}
            >
              {words.change}
            </button>
            <button
              type="button"
              className={styles.quietButton}
              aria-label={filled(words.withdrawOf, { name })}
              onClick={() => setAsked(true)}
            >
              {words.withdraw}
            </button>
          </span>
        </Scripted>
      )}
    </li>
  )
}
