import { Link } from 'react-router';
import { PostPicture } from '../../domain/content/PostPicture.tsx';
import { plainDate } from '../../lib/language/dates.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { Card } from '../../ui/Card.tsx';
import { Carousel } from '../../ui/Carousel.tsx';
import css from './News.module.css';
import { texts } from './texts.ts';

type Post = { id: string; title: string; created_at: string; image: { filename: string } | null };

/** The newest posts, four side by side where there is room. */
export function News({ posts }: { posts: Post[] }) {
  const t = useTexts(texts);
  if (posts.length === 0) return null;
  return (
    <section className={`wrap ${css.news}`}>
      <Carousel
        label={t.news}
        head={
          <>
            <h2>{t.news}</h2>
            <Link to="/blog" className={css.all}>
              {t.allNews}
            </Link>
          </>
        }
      >
        {posts.map((post) => (
          <Card key={post.id} flush className={css.post}>
            <PostPicture post={post} width={280} height={120} eager={false} className={css.picture} />
            <time dateTime={post.created_at}>{plainDate(new Date(post.created_at))}</time>
            <h3>
              <Link to={`/blog/view/${post.id}`}>{post.title}</Link>
            </h3>
          </Card>
        ))}
      </Carousel>
    </section>
  );
}
