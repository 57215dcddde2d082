import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Loading } from '../../components/loading.js';
import { Notice } from '../../components/notice.js';
import { PageHead } from '../../components/page-head.js';
import { StudentOnly } from '../../components/student-only.js';
import { Tabs } from '../../components/tabs.js';
import { messageOf } from '../../lib/api-failure.js';
import { Queries } from '../../lib/queries.js';
import { AccountSettings } from './account-settings.js';
import { fetchProfile, type Profile } from './accounts-api.js';
import styles from './profile-page.module.css';
import { ProfilePanel } from './profile-panel.js';
import { TestHistory } from './test-history.js';

const FALLBACKS = { refused: 'User not found', unreachable: 'Could not fetch user profile.' };

/** The student's own page. */
export function Page() {
  return (
    <>
      <PageHead title="Profile" />
      <Queries>
        <StudentOnly>{({ email }) => <ProfileOf email={email} />}</StudentOnly>
      </Queries>
    </>
  );
}

function ProfileOf({ email }: { email: string }) {
  const {
    data: profile,
    error,
    isPending,
  } = useQuery({
    queryKey: ['profile', email],
    queryFn: () => fetchProfile(email),
  });
  if (isPending) return <Loading />;
  if (profile) return <ProfileScreen profile={profile} />;
  return (
    <div className="page-shell">
      <Notice kind="error">{error ? messageOf(error, FALLBACKS) : 'No user found.'}</Notice>
    </div>
  );
}

function ProfileScreen({ profile }: { profile: Profile }) {
  const [avatar, setAvatar] = useState<File | null>(null);
  return (
    <div className={`page-shell ${styles.page ?? ''}`}>
      <ProfilePanel profile={profile} avatar={avatar} onAvatar={setAvatar} />
      <Tabs
        label="Profile"
        tabs={[
          {
            id: 'account',
            label: 'Account Settings',
            content: (
              <AccountSettings profile={profile} avatar={avatar} onSaved={() => setAvatar(null)} />
            ),
          },
          { id: 'history', label: 'Test History', content: <TestHistory profile={profile} /> },
        ]}
      />
    </div>
  );
}
