import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { ImagePlus, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { FileTrigger } from 'react-aria-components/FileTrigger'
import { Button } from '@icss/ui/Button/Button.tsx'
import { IconButton } from '@icss/ui/IconButton/IconButton.tsx'
import { LazyImage } from '@icss/ui/LazyImage/LazyImage.tsx'
import { Panel } from '@icss/ui/Panel/Panel.tsx'
import { ProgressBar } from '@icss/ui/ProgressBar/ProgressBar.tsx'
import { SortableList } from '@icss/ui/SortableList/SortableList.tsx'
import { maxNewsPictures, type NewsPicture } from '@icss/core/news/news.ts'
import { useCopy, useErrorWording } from '../language/copy.ts'
import { keyed } from '../public-pages/keyed.ts'
import { useClient } from '../server/ClientProvider.tsx'
import { Fetched } from '../server/Fetched.tsx'
import { useNotify } from '../shell/useNotify.ts'
import { useReadsOnly } from '../shell/useReadsOnly.ts'
import { useSession } from '../shell/SessionProvider.tsx'
import { hrefOf } from '../uploads/upload-view.ts'
import { useUploadTransport } from '../uploads/UploadProvider.tsx'
import { CaptionDialog } from './CaptionDialog.tsx'
import { movedIn } from './moved-in.ts'
import * as styles from './NewsPictures.css.ts'
import { sendPicture } from './send-picture.ts'

interface Sending {
  readonly sent: number
  readonly of: number
  readonly failed: readonly { readonly name: string; readonly error: unknown }[]
}

/** The pictures of a piece of news in their order: many are added at once, each is worded, moved and removed by itself. */
export function NewsPictures({ newsId }: { newsId: string }) {
  const t = useCopy()
  const isReader = useReadsOnly()
  const { inOneLine } = useErrorWording()
  const notify = useNotify()
  const queries = useQueryClient()
  const client = useClient()
  const transport = useUploadTransport()
  const { channel } = useSession()
  const [sending, setSending] = useState<Sending>()
  const [worded, setWorded] = useState<NewsPicture>()
  const params = { id: newsId }
  const queryKey = ['news', 'pictures', newsId]
  const found = useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await client.news.pictures({ params }, { signal })).items,
  })
  const put = (change: (before: readonly NewsPicture[]) => readonly NewsPicture[]) =>
    queries.setQueryData(queryKey, (before: readonly NewsPicture[] = []) => change(before))
  const failed = (error: unknown) => {
    notify.failed(error)
    void queries.invalidateQueries({ queryKey })
  }

  const add = useMutation({
    mutationFn: async (files: readonly File[]) => {
      let now: Sending = { sent: 0, of: files.length, failed: [] }
      for (const file of files) {
        setSending(now)
        try {
          const key = await sendPicture({ client, transport, channelId: channel.id }, newsId, file)
          const picture = await client.news.addPicture({ params, body: { key } })
          put((before) => [...before, picture])
        } catch (error) {
          now = { ...now, failed: [...now.failed, { name: file.name, error }] }
        }
        now = { ...now, sent: now.sent + 1 }
      }
      setSending(now.failed.length > 0 ? now : undefined)
    },
  })
  const move = useMutation({
    mutationFn: ({ id, place }: { id: string; place: number }) =>
      client.news.changePicture({ params: { ...params, newsPictureId: id }, body: { place } }),
    onError: failed,
  })
  const remove = useMutation({
    mutationFn: (picture: NewsPicture) =>
      client.news.removePicture({ params: { ...params, newsPictureId: picture.id } }),
    onSuccess: (_, { id }) => {
      put((before) => before.filter((one) => one.id !== id))
      notify.done(t('news.pictures.removed'))
    },
    onError: failed,
  })
  return (
    <Fetched query={found} outline={3}>
      {(pictures) => {
        const nameOf = (picture: NewsPicture) =>
          picture.caption || t('news.pictures.nth', { place: pictures.indexOf(picture) + 1 })
        return (
          <Panel
            isPadded
            title={t('news.pictures.title', { count: pictures.length })}
            aside={
              !isReader && (
                <FileTrigger
                  acceptedFileTypes={['image/jpeg', 'image/png']}
                  allowsMultiple
                  onSelect={(files) => files && add.mutate([...files])}
                >
                  <Button
                    size="small"
                    icon={<ImagePlus size={14} />}
                    isPending={add.isPending}
                    isDisabled={pictures.length >= maxNewsPictures}
                  >
                    {t('news.pictures.add')}
                  </Button>
                </FileTrigger>
              )
            }
          >
            <p className={styles.about}>{t('news.pictures.about')}</p>
            {add.isPending && sending && (
              <ProgressBar
                label={t('news.pictures.sending', { sent: sending.sent, of: sending.of })}
                value={(sending.sent / sending.of) * 100}
              />
            )}
            {!add.isPending && sending && (
              <div role="alert">
                <ul className={styles.failed}>
                  {keyed(sending.failed, ({ name }) => name).map(({ key, item: { name, error } }) => (
                    <li key={key}>
                      {name}
                      {t('uploads.stop')}
                      {inOneLine(error)}
                    </li>
                  ))}
                </ul>
              </div>
            )}
            {pictures.length > 0 && (
              <SortableList
                label={t('news.fields.pictureCount')}
                items={pictures}
                getKey={({ id }) => id}
                getName={nameOf}
                isDisabled={isReader}
                onMove={(next) => {
                  const moved = movedIn(pictures, next)
                  put(() => next)
                  if (moved) move.mutate(moved)
                }}
                render={(picture) => (
                  <span className={styles.picture}>
                    <span className={styles.thumb}>
                      <LazyImage src={hrefOf(picture.key)} alt="" ratio={4 / 3} width={72} />
                    </span>
                    <span className={picture.caption === '' ? styles.unworded : styles.words}>{nameOf(picture)}</span>
                  </span>
                )}
                actions={(picture) =>
                  !isReader && (
                    <>
                      <IconButton
                        size="small"
                        label={t('news.pictures.word', { name: nameOf(picture) })}
                        icon={<Pencil size={16} />}
                        onPress={() => setWorded(picture)}
                      />
                      <IconButton
                        size="small"
                        label={t('news.pictures.remove', { name: nameOf(picture) })}
                        icon={<Trash2 size={16} />}
                        isDisabled={remove.isPending}
                        onPress={() => remove.mutate(picture)}
                      />
                    </>
                  )
                }
                labels={{
                  up: (name) => t('news.pictures.up', { name }),
                  down: (name) => t('news.pictures.down', { name }),
                  moved: (name, place) => t('news.pictures.moved', { name, place }),
                }}
              />
            )}
            {worded && (
              <CaptionDialog
                newsId={newsId}
                picture={worded}
                onClose={() => setWorded(undefined)}
                onSaved={(saved) => {
                  put((before) => before.map((one) => (one.id === saved.id ? saved : one)))
                  setWorded(undefined)
                }}
              />
            )}
          </Panel>
        )
      }}
    </Fetched>
  )
}
