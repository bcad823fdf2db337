import { Link } from 'react-router';
import { plainDate } from '../../../lib/language/dates.ts';
import { Card } from '../../../ui/Card.tsx';
import { PostPicture, type Illustrated } from '../../../domain/content/PostPicture.tsx';
import css from './PostCard.module.css';

type Post = Illustrated & { title: string; created_at: string; excerpt: string };

export function PostCard({ post, first }: { post: Post; first: boolean }) {
  return (
    <Card flush className={css.card}>
      <PostPicture post={post} width={240} height={150} eager={first} className={css.picture} />
      <div>
        <time dateTime={post.created_at}>{plainDate(new Date(post.created_at))}</time>
        <h2>
          <Link to={`/blog/view/${post.id}`}>{post.title}</Link>
        </h2>
        <p>{post.excerpt}</p>
      </div>
    </Card>
  );
}
