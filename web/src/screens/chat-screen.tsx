import { useParams } from 'react-router'
import { EnterChat } from './chat/enter-chat.tsx'

/** Another topic is another chat from the ground up. */
export default function ChatScreen() {
  const { topicId = '' } = useParams()
  return <EnterChat key={topicId} topicId={topicId} />
}
