import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { Button } from '@icss/ui/Button/Button.tsx'
import type { HomeContent } from '@icss/core/home-settings/home-document.ts'
import { AskBeforeLeaving } from '../forms/AskBeforeLeaving.tsx'
import type { Draft } from '../forms/useDraft.ts'
import { useCopy, useErrorWording } from '../language/copy.ts'
import { keyed } from '../public-pages/keyed.ts'
import * as styles from './HomeEditor.css.ts'
import type { PartProps } from './PartProps.ts'

/** What a content is called where two are compared: the names of its items, or its texts. */
function summaryOf(content: unknown): string[] {
  const { items, ...texts } = content as { items?: readonly Record<string, unknown>[] } & Record<string, unknown>
  return (items ?? [texts]).map((one) =>
    Object.entries(one)
      .filter(
        ([key, value]) =>
          typeof value === 'string' &&
          value !== '' &&
          !/^image$|picture|logo$|video|cover|background|^link|^type$|Id$/i.test(key),
      )
      .map(([, value]) => String(value))
      .join(' '),
  )
}

export type PartFrameProps = Pick<PartProps, 'onTyped'> & {
  draft: Omit<Draft<object>, 'change'>
  children: ReactNode
}

/** Around the fields of a part: says of each key to the preview, compares with what somebody else saved, asks before leaving. */
export function PartFrame({ draft, onTyped, children }: PartFrameProps) {
  const t = useCopy()
  const { inOneLine } = useErrorWording()
  const { values, isDirty, isSaving, errors, failure, clash, turn } = draft
  const isFaulty = Object.keys(errors).length > 0 || failure !== undefined || clash !== undefined
  const state = isFaulty ? 'faulty' : isDirty || isSaving ? 'saving' : 'saved'
  const tell = useEffectEvent(onTyped)
  useEffect(() => tell(values as HomeContent, state), [values, state])
  return (
    <>
      {clash?.kind === 'changed' && (
        <div role="alert" className={styles.clash}>
          <strong>
            {t('homeSettings.clash.title', {
              name: (clash.theirs as { editedBy: string } | undefined)?.editedBy ?? '',
            })}
          </strong>
          <span>{t('homeSettings.clash.text')}</span>
          <div className={styles.clashSides}>
            {(['theirs', 'mine'] as const).map((side) => (
              <div key={side}>
                <strong>{t(`homeSettings.clash.${side}`)}</strong>
                {keyed(
                  clash.fields.flatMap((field) => summaryOf({ [field.name]: field[side] })),
                  (line) => line,
                ).map(({ key, item: line }) => (
                  <div key={key}>{line}</div>
                ))}
              </div>
            ))}
          </div>
          <div className={styles.clashWays}>
            <Button size="small" onPress={clash.takeTheirs}>
              {t('homeSettings.clash.theirs')}
            </Button>
            <Button size="small" onPress={clash.keepMine}>
              {t('homeSettings.clash.mine')}
            </Button>
          </div>
        </div>
      )}
      {failure && !clash && (
        <p role="alert" className={styles.foot}>
          {inOneLine(failure)}
          <Button size="small" onPress={draft.save}>
            {t('shell.retry')}
          </Button>
        </p>
      )}
      <div key={turn} className={styles.form}>
        {children}
      </div>
      <AskBeforeLeaving isDirty={isDirty} onDiscard={draft.discard} />
    </>
  )
}
