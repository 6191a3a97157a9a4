import { useEffect, useState } from 'react'
import type { Checked } from './check-proof.ts'

/** Bytes of a file that can be a proof: one of 5,000 people and a hundred rounds has some 60 MB. */
export const largestProof = 100 * 1024 * 1024

type State =
  | { readonly kind: 'idle' | 'checking' | 'tooLarge' | 'notLoaded' }
  | { readonly kind: 'checked'; readonly checked: Checked; readonly text: string; readonly name: string }

/** The view of a result, which comes behind the page as the program does. */
export const loadResult = async () => ({ default: (await import('./CheckResult.tsx')).CheckResult })

/** The program with the view of its results: neither is of use without the other. */
async function loadCheck() {
  const [program] = await Promise.all([import('./check-proof.ts'), loadResult()])
  return program
}

/** The check of one file after another; loads the program when the page is there, for the time without a network. */
export function useProofCheck() {
  const [state, setState] = useState<State>({ kind: 'idle' })
  const [isReady, setReady] = useState(false)

  useEffect(() => {
    let isGone = false
    const load = async () => {
      try {
        const { prepare } = await loadCheck()
        await prepare()
        if (!isGone) setReady(true)
      } catch {
        // Asked again by the check itself, which says so.
      }
    }
    void load()
    return () => {
      isGone = true
    }
  }, [])

  const checkText = async (text: string, name: string) => {
    setState({ kind: 'checking' })
    try {
      const { checkProof } = await loadCheck()
      setState({ kind: 'checked', checked: await checkProof(text), text, name })
    } catch {
      setState({ kind: 'notLoaded' })
    }
  }

  const checkFile = async (file: File) => {
    if (file.size > largestProof) setState({ kind: 'tooLarge' })
    else await checkText(await file.text(), file.name)
  }

  return { state, isReady, checkText, checkFile, forget: () => setState({ kind: 'idle' }) }
}
