import { type ChangeEvent, useEffect, useRef, useState } from 'react'
import { ownAvatarEn } from '@icss/core/employee-bindings/own-avatar.en.ts'
import { ownAvatarZh } from '@icss/core/employee-bindings/own-avatar.zh.ts'
import type { OwnCard } from '@icss/core/employee-bindings/own-card.ts'
import { avatarSize, type UploadSlot, uploadSlots } from '@icss/core/uploads/upload-slot.ts'
import { maxZoom } from '@icss/ui/ImageCrop/crop.ts'
import { CropFrame } from '@icss/ui/ImageCrop/CropFrame.tsx'
import { cutImage } from '@icss/ui/ImageCrop/cutImage.ts'
import { useImageCrop } from '@icss/ui/ImageCrop/useImageCrop.ts'
import { PlainButton } from '@icss/ui/PlainButton/PlainButton.tsx'
import { type Asked, ask } from './ask.ts'
import * as styles from './OwnAvatarForm.css.ts'
import { usePageCopy, usePagePlace } from './page-copy.ts'
import * as pages from './pages.css.ts'

export type OwnAvatarFormProps = {
  card: OwnCard
  /** Gets the words to show, and the card as it is now. */
  onClose: (words: string, card: OwnCard) => void
  onCancel: () => void
}

/** In words of the page, or as the server says it. */
type Fault = 'unreadable' | 'full' | 'lost' | { readonly words: string }

const words = { zh: ownAvatarZh, en: ownAvatarEn }
const { types, belowBytes }: UploadSlot = uploadSlots.employeeAvatar

/** The picture as an address: those of files in memory, as `blob:`, public pages do not show. */
const addressOf = (file: File) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(String(reader.result)))
    reader.addEventListener('error', () => reject(new Error('The file cannot be read.')))
    reader.readAsDataURL(file)
  })

/** Where a bound employee gives their own card another picture, cut to a square, or takes it away. */
export function OwnAvatarForm({ card, onClose, onCancel }: OwnAvatarFormProps) {
  const { copy, language } = usePageCopy()
  const say = words[language]
  const [chosen, setChosen] = useState<{ file: File; src: string }>()
  const [fault, setFault] = useState<Fault>()
  const [pending, setPending] = useState<'save' | 'remove'>()
  const input = useRef<HTMLInputElement>(null)
  const around = useRef<HTMLDivElement>(null)
  const crop = useImageCrop(avatarSize)
  const path = `${usePagePlace().path}/employee`

  const isChosen = chosen !== undefined
  useEffect(() => {
    // The button that was pressed is gone: the picture that was chosen has the focus by itself.
    if (!isChosen) around.current?.querySelector('button')?.focus()
  }, [isChosen])

  const choose = async ({ target: { files } }: ChangeEvent<HTMLInputElement>) => {
    const [file] = files ?? []
    if (!file) return
    try {
      const src = await addressOf(file)
      setFault(undefined)
      crop.start()
      setChosen({ file, src })
    } catch {
      setFault('unreadable')
    }
    // The same file may be chosen once more.
    if (input.current) input.current.value = ''
  }
  const refuse = () => {
    setChosen(undefined)
    setFault('unreadable')
  }
  const answered = async (asked: Asked, done: string) => {
    if (asked.ok) return onClose(done, asked.value as unknown as OwnCard)
    if ('isOffline' in asked) setFault('lost')
    else if (asked.code === 'request.conflict') {
      const latest = await ask(language, 'GET', path)
      if (latest.ok) return onClose(copy.ownCard.conflict, latest.value as unknown as OwnCard)
      setFault(asked)
    } else setFault(asked.code === 'upload.quota' ? 'full' : asked)
    setPending(undefined)
  }
  const use = async () => {
    const { image, rect } = crop
    if (pending || !chosen || !image || !rect) return
    setFault(undefined)
    setPending('save')
    const { name, type } = chosen.file
    const cut = await cutImage(image, rect, avatarSize, { name, type, maxBytes: belowBytes && belowBytes - 1 })
    if (cut)
      return answered(await ask(language, 'PUT', `${path}/avatar?version=${card.version}`, cut), copy.ownCard.saved)
    setPending(undefined)
    refuse()
  }
  const remove = async () => {
    if (pending) return
    setFault(undefined)
    setPending('remove')
    await answered(await ask(language, 'DELETE', `${path}/avatar?version=${card.version}`), say.removed)
  }
  const pick = () => input.current?.click()
  return (
    <div ref={around} className={pages.form}>
      <h2 className={pages.subtitle}>{copy.ownCard.changePicture}</h2>
      <input
        ref={input}
        type="file"
        hidden
        accept={types.map((type) => `.${type}`).join(',')}
        onChange={(event) => void choose(event)}
      />
      {chosen ? (
        <>
          <CropFrame source={chosen.src} crop={crop} label={say.area} onUnreadable={refuse} />
          <label className={styles.zoom}>
            <span>{say.zoom}</span>
            <input
              className={styles.slider}
              type="range"
              min={1}
              max={maxZoom}
              step={0.05}
              value={crop.zoom}
              onChange={({ target: { value } }) => crop.zoomTo(Number(value))}
            />
          </label>
          <p className={pages.words}>{crop.isTooSmall ? say.small : say.move}</p>
        </>
      ) : (
        <p className={pages.words}>{say.hint}</p>
      )}
      <p role="alert" className={styles.said}>
        {typeof fault === 'string' ? say[fault] : fault?.words}
      </p>
      {chosen ? (
        <>
          <PlainButton variant="primary" size="large" isWide isPending={pending === 'save'} onClick={() => void use()}>
            {say.use}
          </PlainButton>
          <PlainButton size="large" isWide onClick={pick}>
            {say.another}
          </PlainButton>
        </>
      ) : (
        <>
          <PlainButton variant="primary" size="large" isWide onClick={pick}>
            {say.choose}
          </PlainButton>
          {card.avatar !== '' && (
            <PlainButton
              variant="dangerOutline"
              size="large"
              isWide
              isPending={pending === 'remove'}
              onClick={() => void remove()}
            >
              {say.remove}
            </PlainButton>
          )}
        </>
      )}
      <PlainButton size="large" isWide onClick={onCancel}>
        {copy.cancel}
      </PlainButton>
    </div>
  )
}
