import { useEffect, useState } from 'react'
import { weChatAddress, type WeChatQuestion } from '@icss/core/sign-ins/we-chat.ts'
import { PlainButton } from '@icss/ui/PlainButton/PlainButton.tsx'
import { ask } from './ask.ts'
import { usePageCopy } from './page-copy.ts'
import * as styles from './pages.css.ts'

export type WeChatStepProps = {
  question: WeChatQuestion
  /** Where what WeChat says is sent. */
  path: string
  onProven: (proof: string) => void
  onSkip: () => void
}

/** What WeChat led back with; it is taken out of the address, where it would be kept and sent again. */
function takeAnswer(): { readonly code: string; readonly state: string } | undefined {
  const url = new URL(location.href)
  const [code, state] = [url.searchParams.get('code'), url.searchParams.get('state')]
  url.searchParams.delete('code')
  url.searchParams.delete('state')
  if (url.href !== location.href) history.replaceState(null, '', url)
  return code !== null && state !== null ? { code, state } : undefined
}

/** Comes before the form, which is left to ask WeChat: nothing that was typed is lost. */
export function WeChatStep({ question, path, onProven, onSkip }: WeChatStepProps) {
  const { copy, language } = usePageCopy()
  const [isAsking, setAsking] = useState(false)
  const [said, setSaid] = useState('')
  useEffect(() => {
    const send = async (answer: object) => {
      setAsking(true)
      const asked = await ask(language, 'POST', path, answer)
      setAsking(false)
      if (asked.ok) onProven(String(asked.value['proof']))
      else setSaid('isOffline' in asked ? copy.offline : asked.words)
    }
    const answer = takeAnswer()
    if (answer) void send(answer)
    // oxlint-disable-next-line react/exhaustive-deps -- once, for the address that the page was opened at
  }, [])
  return (
    <div className={styles.form}>
      <p>{copy.signIn.weChat.why}</p>
      <p role="status" className={styles.words}>
        {isAsking ? copy.signIn.weChat.asking : said}
      </p>
      <PlainButton
        variant="primary"
        size="large"
        isWide
        isPending={isAsking}
        onClick={() => location.assign(weChatAddress(question, location.origin + location.pathname))}
      >
        {said === '' ? copy.signIn.weChat.ask : copy.signIn.weChat.again}
      </PlainButton>
      <PlainButton size="large" isWide onClick={onSkip}>
        {copy.signIn.weChat.skip}
      </PlainButton>
    </div>
  )
}
