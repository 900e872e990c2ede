// What sections may use of react-router. The shell owns routes; a section reads where it is and moves on.
export { useLocation, useNavigate, useNavigation } from 'react-router';
export { Link } from './link.tsx';
