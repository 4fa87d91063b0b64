// Honor Caddick, español. Tres historias y el mostrador.
VAR member = ""
VAR title = ""
VAR quote = ""
VAR pierde = ""
VAR callar = ""
VAR oido = ""
VAR gachas = 0
VAR oye = ""
VAR quieto = 0
VAR calma = ""
VAR conocido = ""
VAR piedra = ""
VAR pesa = ""
VAR lejos = ""
VAR plana = 0

=== walter ===
# title: El audífono de Walter no aparece
# chip: La perra que busca un audífono
# keys: audífono, walter, perra, salchicha, llaves, gachas, concierto, pueblo, buscar, perro, gracioso
# lore: keys
-> puerta
= puerta
# back: Walter ha perdido el audífono y hay concierto a las siete. ¿Por dónde empezamos?
Sábado, cuatro de la tarde, viento del este. Walter llama a la puerta con el paraguas. Ha perdido el audífono otra vez y a las siete canta su nieta en la iglesia. Conmigo hay una perra salchicha que no hace otra cosa que buscarlo. Tú llevas la correa.
+ [Su cocina # like: la cocina, cocina, su cocina, mirar en la mesa, el desayuno, donde desayuna, el plato, entre los cacharros, en el fregadero, junto al azucarero, yo miraría en la nevera, el cajón de los cubiertos, el trapo de secar]
    Buen sitio. En esa casa todo acaba en la cocina, incluido Walter.
    -> gachas1
+ [¿Dónde lo usó por última vez? # why # like: dónde lo usó, la última vez, cuándo lo llevaba, preguntarle, dónde estuvo, preguntar a walter, reconstruir el día, con quién habló hoy, qué hizo esta mañana, cuándo lo notó, rehacer sus pasos, a qué hora lo tenía]
    Se lo preguntaste bien alto. «¿Qué?», dijo Walter. Así que fuimos a la cocina, que contesta mejor.
    -> gachas1
+ [Suelto a la perra # yes # like: soltar a la perra, suelta, suéltala, que busque, la perra, adelante, vamos, que haga su trabajo, quitarle la correa, ella sabe, al olfato, dejar que mande el hocico, yo confío en la salchicha]
    Salió como si le debieran dinero, directa a la cocina, con la correa detrás y tú detrás de la correa.
    -> gachas1
+ [any # any]
    Walter asintió, que es lo que hace cuando no oye. La perra ya tiraba hacia la cocina, y yo a un perro que tira le doy la razón.
    -> gachas1
= gachas1
# back: La perra mira la olla de gachas y no se acerca. ¿Metemos la cuchara?
Dos veces ha aparecido en las gachas. Desde entonces la perra no las come: las considera una prueba. Había una olla en la mesa, tibia, con nata. La perra se sentó a un metro y la miró de lado. Eso en ella puede ser que sí, o puede ser asco.
+ [Meter la cuchara # yes # like: meter la cuchara, la cuchara, remover, buscar dentro, sí, con la mano, las gachas, a pescar, el cucharón hasta el fondo, revolver la nata, yo lo comprobaría, colarlas, remangarse]
    ~ gachas = 1
    Hasta el fondo. Salió una canela en rama y un botón que llevaban buscando desde Pascua. Ningún audífono. Pero el botón alegró la tarde.
    -> propio
+ [Creer a la perra # like: creerla, hacer caso a la perra, la perra sabe, fiarse, confiar, asco, es asco, si no se acerca no está, el olfato manda, ella nunca falla, esa cara es de repugnancia, seguirle la corriente, otra habitación]
    Haces bien. Era asco. Se levantó y nos miró, como diciendo: ahora, en serio.
    -> propio
+ [Preguntar a su mujer # no # like: preguntar a su mujer, la señora, su mujer, la vecina, preguntar, llamar a alguien, Nan lo sabrá, ella ordena la casa, seguro que lo guardó alguien, consultarlo con la esposa, la que limpia, buscar testigos]
    La mujer de Walter dijo que ella no ha movido nada, que lo mueve él y luego la mira a ella. Cuarenta años así. Parecían contentos.
    -> propio
+ [any # any]
    Walter sonrió a la olla, por si le hablaban. La perra se levantó y miró la puerta: ahora, en serio.
    -> propio
= propio
# own
# back: ¿Qué pierdes tú una y otra vez, aunque siempre esté en casa?
Antes de seguir. La perra trabaja mejor si la gente deja de hacer aspavientos, y para eso lo mejor es confesar algo. Yo pierdo las gafas encima de la cabeza. Dime lo tuyo: eso que pierdes una y otra vez.
+ [Las llaves # like: las llaves, llaves, las mías, el llavero, las del coche, las llaves de casa, el mando y el llavero, siempre abro tarde, el monedero, la tarjeta del bus, lo que abre el portal, el móvil por casa]
    Para llaves hay un spaniel en el pueblo. Tiene lista de espera y un carácter imposible.
    -> reglas
+ [La paciencia # yes # like: la paciencia, los nervios, la calma, el humor, la cabeza, el tiempo, las ganas, los estribos, la concentración, el hilo de lo que digo, el rumbo, las fuerzas, el sueño]
    Esa la encuentro en el bolsillo de dentro, entre el talco y el cordel. No está siempre.
    -> reglas
+ [Yo no pierdo nada # no # like: nada, no pierdo nada, nunca, no, todo está en su sitio, ninguna, cada cosa en su cajón, soy ordenadísimo, todo etiquetado, no me ha pasado, memoria de elefante, jamás un paraguas]
    Entonces eres tú a quien llama el resto. Da mucho trabajo, eso.
    -> reglas
+ [any # slot: pierde 14]
    «{pierde}». Se lo he dicho al oído a la perra, por si algún día se queda sin clientes.
    -> reglas
+ [any # any]
    La perra te ha mirado con interés profesional. Ya lo tiene apuntado, a su manera.
    -> reglas
= reglas
# back: El rastro baja a la iglesia, con gente. ¿Corremos o vamos despacio?
Olió el pañuelo de Walter, dio una vuelta al felpudo y salió calle abajo. A las cinco y media todo el pueblo iba hacia la iglesia, con la ropa de domingo. La salchicha, en medio, pegada al suelo, y tú al otro extremo de la correa.
+ [Correr con ella # yes # like: correr, corre, seguirla, vamos, deprisa, ir detrás, sí, a la carrera, que no se nos escape, echarle piernas, entre la gente a toda prisa, galopar, volando]
    Pasaste por debajo de un chal y por encima de un monaguillo. Nadie se quejó. Era mejor que la procesión.
    -> coro
+ [Ir despacio # no # like: despacio, ir despacio, con calma, al paso, tranquilo, sin correr, frenarla, sin atropellar a nadie, de paseo, llegaremos igual, tirar un poco de la correa, con la ropa de domingo no se corre, a ritmo de abuelo]
    Al paso de ella, que es el de un bastón. La gente se iba apartando y sonreía. Hacíais muy buen equipo.
    -> coro
+ [Disculparme con todos # like: disculparse, pedir perdón, perdón, avisar a la gente, saludar, excusarme, lo siento señora, ustedes disculpen, explicar lo del audífono, ir pidiendo paso, por favor y gracias, con permiso]
    Lo ibas diciendo a cada lado: perdón, perdón. Para cuando llegamos ya te conocía todo el pueblo por el nombre de Perdón.
    -> coro
+ [any # any]
    Ella ya había decidido por los tres. Es bajita, pero le sobra opinión.
    -> coro
= coro
# back: La perra ladra al órgano en plena iglesia. ¿Qué haces?
A las siete menos diez entró en la iglesia. El coro ya estaba de pie. Bajó por el pasillo, sin prisa, se sentó delante del órgano, y ladró. Una vez. En una iglesia, un ladrido dura mucho.
+ [Sacarla fuera # like: sacarla, sácala, fuera, llevarla fuera, salir, llévatela, cogerla en brazos, al cementerio con ella, salgo por la sacristía, no es sitio para perros, agarrarla y puerta, esperar en la calle, qué apuro me voy]
    La cogiste en brazos, y ella ladró por encima de tu hombro, al mismo sitio. Hay perros que insisten con educación.
    -> organo
+ [Mirar en el órgano # yes # like: mirar el órgano, el órgano, mira dentro, abrirlo, buscar ahí, los tubos, en el teclado, debajo de los pedales, entre los tubos, si ladra ahí es por algo, me agacho a buscar, preguntar a la organista, meter la mano]
    Te agachaste y pusiste la cara junto a los pedales. La organista, que es sorda de ese lado, te ofreció un caramelo.
    -> organo
+ [Cantar, para disimular # no # like: cantar, disimular, toser, callarla, nada, hacer como que canto, pedir silencio, entonar el aleluya, que parezca parte del salmo, un la muy largo, toso fuerte, me uno a los tenores, taparlo con la voz]
    Cantaste tú. El coro se lo tomó por la entrada. Arrancaron sin director, y bastante bien.
    -> organo
+ [any # any]
    Se lo dije al párroco, que es buena persona y estornudó. El estornudo nos dio tiempo.
    -> organo
= organo
# own
# back: ¿Qué sonido de tu vida te gustaría volver a oír bien?
Esperamos a que acabara el salmo. Walter estaba en primera fila, con las manos en las rodillas, mirando los labios de la gente. La nieta tiene once años y canta la tercera pieza. Me senté a tu lado. Hay sonidos que a uno no le importaría volver a oír bien.
+ [Una voz # yes # like: una voz, la voz de mi madre, la voz de mi abuelo, alguien, la de mi padre, una persona, su voz, la de mi abuela llamándome, a mi hermano, a mi hijo de pequeño, la risa de ella, alguien que ya no está, el acento de mi padre]
    Esas no se van del todo. A mi madre la oigo cuando el viento pasa por las rendijas.
    -> pasillo
+ [Un lugar # like: el mar, un lugar, la lluvia, mi casa, el tren, los grillos, el campo, las campanas, las olas, el patio del colegio, la estación, el río del pueblo, las chicharras, gallos por la mañana]
    Los lugares suenan aún si se cierran los ojos. Los perros lo hacen dormidos, con la pata.
    -> pasillo
+ [El silencio # no # like: el silencio, silencio, nada, ningún ruido, la calma, la nieve, nieve cayendo, que se calle la calle, un domingo sin motores, la casa dormida, cero ruido, paz en los oídos]
    El de la nieve recién caída. Ese es el que más cuesta devolver.
    -> pasillo
+ [any # slot: oido 14]
    «{oido}». Bien. Se queda conmigo, y en la primera noche sin viento lo escucho por ti.
    -> pasillo
+ [any # any]
    Se lo dije a la perra, por lo bajo. Puso la oreja y la dejó puesta toda la pieza.
    -> pasillo
= pasillo
# back: La perra ha encontrado el audífono en mi bota. ¿Se lo digo delante de todos?
Y entonces la perra dejó el órgano. Dio media vuelta, vino hasta mi banco y se sentó. En mi bota. En la mía. Metió el hocico y sacó el audífono de Walter, con mucha formalidad. {gachas: El botón de Pascua era lo de menos.|Nadie miraba al coro.}
+ [Decir la verdad # yes # like: la verdad, decirlo, di la verdad, confesar, reconocerlo, enseñarlo, delante de todos, de pie y en voz alta, la bota era mía, levantar la mano, que se enteren, no pasa nada por reconocerlo, reírse primero]
    Me levanté y dije: «Estaba en mi bota.» La iglesia entera tardó un segundo. Luego tardó menos. Es la primera vez que se rieron conmigo en una iglesia.
    -> sitio
+ [Devolvérselo callando # no # like: callar, en silencio, dárselo, devolverlo, disimular, sin decir nada, callada, disimuladamente a su mano, como quien da la paz, sin testigos, por debajo del banco, luego se lo cuento, nadie tiene que saberlo]
    Se lo puse en la palma y le cerré los dedos. Él lo miró, me miró la bota, y decidió no preguntar. Es un señor.
    -> sitio
+ [¿Cómo llegó ahí? # why # like: cómo llegó, por qué en tu bota, qué hacía ahí, quién lo puso, cómo es posible, qué explicación tiene, quién lo metió, imposible que cayera solo, el misterio de la bota, me intriga el recorrido, se lo puso la perra]
    La mesa de Walter, mi gancho, el perchero de la entrada: las botas se cambian de sitio solas. Según su mujer, a él eso le pasa desde joven.
    -> sitio
+ [any # any]
    La perra ya movía la cola, que es lo que cuenta. Si se ríe el perro, la iglesia tarda poco.
    -> sitio
= sitio
# own
# back: A ti, ¿qué te gustaría que te buscaran con tantas ganas?
Walter se lo puso justo para la tercera. Yo la oía por los labios de él. La perra tumbada encima de mi bota, cobrando. Ella no sabe que es importante: para ella es el escondite. Lo que se encuentra, se celebra. Dime qué te gustaría que te buscaran a ti.
+ [La calma # yes # like: la calma, la paz, un rato tranquilo, descanso, paciencia, tiempo, un momento, silencio por dentro, horas de sueño, una tarde sin prisa, sosiego, respirar hondo, tranquilidad]
    La calma huele a sitio conocido. Se queda quieta en los hondos. Es lo primero que aprende a encontrar un perro viejo.
    -> final
+ [A alguien # like: a alguien, una persona, un amigo, una amiga, compañía, a mí, que me encuentren, a mi gata perdida, un amor, un viejo amigo, a mi hermano, alguien con quien hablar, que den conmigo]
    Para eso no hace falta escondite. Con ser buena compañía cuando aparezca basta, a mi entender.
    -> final
+ [Nada, gracias # no # like: nada, no, nada gracias, no hace falta, no me falta nada, ya está, tengo todo, no me hace falta buscar, me conformo, estoy completo, que descanse la perra, por ahora bien]
    Bien. Entonces quédate con la correa un rato. A ella le gusta que la lleven.
    -> final
+ [any # slot: callar 14]
    «{callar}». Le he dado el olor a la perra, con toda la formalidad. Se ha puesto a pensar.
    -> final
+ [any # any]
    La perra ha puesto la oreja. Hacia dónde, no lo sé. Pero va en serio.
    -> final
= final
# back: La nieta termina de cantar y Walter aplaude tarde. ¿Qué haces tú?
Terminó la tercera. Walter se quedó un segundo más que nadie, mirando el techo, y aplaudió cuando los demás habían acabado. Fue el aplauso que más se oyó. La niña lo miró a él.
+ [Aplaudir con él # yes # like: aplaudir, aplauso, con él, palmas, también, aplaudo, sí, bravo, batir las manos, me pongo en pie, que no suene solo, dar palmadas, acompañarlo]
    Primero unas palmas sueltas, luego todas. {oido: Me pareció oír detrás «{oido}», muy bajito.|Me pareció oír detrás a la organista.} La salchicha ladró, y esta vez la dejaron.
    -> END
+ [Guardar silencio # no # like: silencio, callar, nada, guardar silencio, escuchar, no aplaudir, quedarme, dejarle ese momento, no romperlo, mirar a la niña, manos quietas, que dure, respeto]
    Ahí está el otro oficio: saber cuándo no. {callar: La perra se durmió en mi bota. Lo de «{callar}» lo sigue buscando en sueños.|La perra se durmió en mi bota.} La cola, dos veces, en la madera.
    -> END
+ [Preguntar a Walter qué tal # why # more # like: preguntar, qué tal, cómo lo ha oído, lo oíste bien, preguntar a walter, y walter, se oía bien, le gustó la tercera, cómo sonó por el aparato, qué le ha parecido, inclinarme a su oído, se enteró de todo]
    «Se oía todo», dijo. «Hasta lo que no hacía falta.» {pierde: A mí me dio por mirarme los bolsillos, por «{pierde}».|A mí me dio por mirarme los bolsillos.} Y nos fuimos a cenar con ellos. Gachas.
    -> END
+ [any # any]
    Salimos con la gente, sin hablar, y la perra por delante, con la cola como un metrónomo. Eso fue el final, y bueno.
    -> END
= aside
+ [nombre # like: cómo se llama la perra, el nombre de la perra, la salchicha cómo se llama, qué nombre tiene # about: doctora, perra, salchicha, perrita, perro]
    La llaman «La Doctora», por la hora que se toma para decidir. Ella atiende igual.
    -> DONE
+ [perros # like: enseñas a los perros, cómo enseñas a buscar, los perros del pueblo, tienes más perros, el spaniel # about: spaniel, llaves, sombreros, perros del pueblo]
    Perros de pueblo. Uno busca llaves, otro sombreros. Están más orgullosos de eso que los míos de la montaña. No hay hallazgo pequeño.
    -> DONE
+ [nieta # like: la nieta cómo canta, qué cantó, cantó bien la nieta, la niña, qué edad tiene la nieta # about: nieta, niña]
    La nieta tiene once años y canta como cruza el río: si resbala en una piedra, sigue por la siguiente.
    -> DONE
+ [cierto # like: es verdad, pasó de verdad, te lo inventas, es real, eso pasó]
    Es del cuento: soy una IA y no llevo botas. Lo de los perros que buscan audífonos, eso sí lo hacen.
    -> DONE
+ [walter # about: walter, paraguas # like: quién es walter, cuántos años tiene walter, cómo es walter, por qué pierde el audífono, de qué trabajaba walter, oye algo walter, está casado walter]
    Walter tiene ochenta y uno y fue afinador de pianos. Dice que ya oyó bastante, pero a su nieta no.
    -> DONE
+ [audifono # about: audífono, audifono, aparato # like: cuántas veces lo ha perdido, dónde apareció antes, cómo es el audífono, es caro el audífono, por qué se le cae, lo ha pisado alguien]
    El audífono es color galleta, por eso pasa lo que pasa. Ha salido de una tarta, de un guante y del gallinero. Siempre oyendo.
    -> DONE
+ [gachas # about: gachas, olla, cuchara, cocina, canela # like: qué son las gachas, están buenas las gachas, por qué en las gachas, quién hace las gachas, se las come la perra, con qué se hacen]
    Las gachas de esa casa son de avena, con nata y canela. Llenan tanto que no se echa nada de menos hasta la noche.
    -> DONE
+ [boton # about: botón, pascua # like: de qué era el botón, de quién era el botón, por qué lo buscaban, dónde estaba el botón, qué pasó con el botón]
    El botón era de la chaqueta buena, de nácar. Por él dejaron de hablarse con una cuñada. Mandaron la noticia esa misma tarde.
    -> DONE
+ [mujer # about: mujer, esposa, señora # like: cómo se llama la mujer de walter, qué dijo su mujer, se enfada su mujer, cuántos años llevan casados, cómo es su mujer]
    La mujer de Walter se llama Nan y cose los bolsillos más hondos cada año. Dice que es como echar red.
    -> DONE
+ [iglesia # about: iglesia, órgano, organista, coro, concierto, párroco, salmo # like: cómo es la iglesia, quién toca el órgano, es grande el pueblo, qué cantaba el coro, cuánta gente había, se enfadó el párroco, a qué hora era el concierto]
    La iglesia tiene once bancos y una estufa. El órgano jadea en los graves. La organista va por delante o por detrás, según el frío.
    -> DONE
+ [rastro # about: pañuelo, olor, rastro, olfato, hocico # like: cómo busca la perra, qué olió la perra, a qué huele un audífono, cómo se entrena, por qué un pañuelo, cuánto tarda en aprender]
    El olor de una persona va cayendo por donde pasa, como harina de un saco roto. Con un pañuelo basta para saber qué harina es.
    -> DONE
+ [flint # about: flint, moss, juniper, sixpence, tarn # like: dónde estaba flint, quién es flint, qué perros has tenido, cuál fue tu mejor perro, tienes perro tú, cuántos perros tuviste]
    Flint se quedó en el sillón: está jubilado y no va a conciertos. Seis perros en mi cuento. Del mejor no hablo, miro por la ventana.
    -> DONE
+ [apuro # like: pasaste vergüenza, te pusiste colorada, te dio apuro, te enfadaste, te reíste, estabas nerviosa, qué sentiste]
    Vergüenza, la de llevar un perro a un sitio donde se canta. Se quita. A la segunda pieza ya es de todos.
    -> DONE

=== blanco ===
# title: Oía la contraventana y no la encontraba
# chip: Una hora alrededor de mi refugio
# keys: blanco, nieve, niebla, refugio, contraventana, perdido, oscuro, tormenta, once metros, miedo, montaña
# lore: whiteout
-> salida
= salida
# back: Salgo a por leña y ya no veo nada. ¿Qué hago primero?
Noviembre, refugio de la cresta. Salí a por leña con la perra, a tres pasos de la puerta. Se levantó el viento. En un minuto lo blanco estaba en todas partes y mi mano al final del brazo ya no estaba. Detrás de mí, la contraventana golpeaba.
+ [Volver por mis pasos # like: volver, mis pasos, dar la vuelta, regresar, atrás, volver atrás, media vuelta, rehacer el camino, hacia atrás y listo, seguir mis huellas, solo eran tres, deshacer lo andado, media vuelta y a la puerta]
    Fue lo que hice. Busqué mis huellas y el viento las había barrido. Quedaban cuatro, de la perra.
    -> golpe
+ [Ir hacia el golpe # yes # like: hacia el golpe, seguir el ruido, el ruido, ir al golpe, la contraventana, hacia el sonido, el sonido guía, caminar hacia el pum, es la casa la que llama, con las manos por delante al ruido, fiarse del oído, lo que suena está cerca]
    Me gustaba el plan. Fui hacia el golpe, con los brazos por delante, como los sonámbulos.
    -> golpe
+ [No moverme # no # like: quieta, quedarme, quedarse, no moverse, esperar, parar, parada, quieto, yo me quedaría clavada, agacharme y aguardar, lo primero es parar, estatua, dejar que amaine, contar hasta cien]
    Quise contar hasta cien. A los sesenta me pareció mucho. Me moví, y a los diez pasos lo lamenté.
    -> golpe
+ [any # any]
    El viento no me dejó ni abrir la boca. En lo blanco los planes se hacen sin uno.
    -> golpe
= golpe
# back: El golpe suena a la izquierda, detrás, a la izquierda otra vez. ¿Le haces caso?
Pum. A la izquierda. Me volví. Pum, detrás de mí. Me volví. Pum, a la izquierda. El viento llevaba el ruido de la mano y lo soltaba donde quería. La perra iba a mi lado, sin tirar.
+ [Izquierda # like: izquierda, la izquierda, seguir, a la izquierda, ir a la izquierda, la primera, tirar hacia ese lado, siempre al mismo, por donde suena más, giro y camino, probar por ahí, el corazón está a ese lado]
    Izquierda pues. Y luego a la izquierda, siempre a la izquierda. ¿Ves por dónde iba? Yo no.
    -> vueltas
+ [Cerrar los ojos y escuchar # yes # like: cerrar los ojos, escuchar, los ojos, oír, oídos, ojos cerrados, concentrarme en el sonido, como los murciélagos, fuera vista, afinar la oreja, a oscuras se oye más, quedarme con el ritmo]
    Con los ojos cerrados era lo mismo, pero a oscuras. Y aun así me sirvió un rato.
    -> vueltas
+ [No me fío del golpe # no # like: no fiarse, no me fío, no, ignorarlo, otro camino, no hacer caso, desconfío, me está engañando, el eco miente, prefiero otra pista, sospechoso, tira de mí a propósito, buscaría algo más firme]
    Hacías bien. Aun así mis pies le hacían caso. Los pies tienen menos orgullo que uno.
    -> vueltas
+ [any # any]
    El viento se llevó la mitad de lo tuyo, y yo ya iba hacia la izquierda.
    -> vueltas
= vueltas
# own
# back: ¿Cuándo diste vueltas a algo que tenías al lado?
Di vueltas. Más de media hora, con la mano a la altura del hombro, por si había pared. Se piensa mucho en un sitio así. Todo el mundo ha estado dando vueltas a una cosa que tenía al lado. Yo te cuento la mía, tú la tuya.
+ [Buscando algo que tenía puesto # like: las gafas, lo tenía puesto, gafas, buscando las llaves, en la mano, en el bolsillo, lo llevaba puesto, el móvil mientras hablaba por él, mi gorro en la cabeza, el anillo, los guantes en las manos, el boli en la oreja, el bolso colgado]
    En la cabeza, en la mano, debajo de la otra. A cualquiera le ha pasado, y por eso no se cuenta.
    -> sentar
+ [Con una decisión # yes # like: una decisión, decidir, mi trabajo, dudando, sin decidirme, una pregunta, un problema, con alguien, si me mudaba o no, cambiar de empleo, dejarlo con él, qué estudiar, le doy mil vueltas a todo, pedir perdón]
    Esas vueltas también son a la izquierda. Y la puerta no se mueve, que es lo que más cansa.
    -> sentar
+ [Nunca, yo voy recto # no # like: nunca, recto, jamás, no, no he dado vueltas, voy directo, ninguna, al grano siempre, en línea derecha, no soy de rodeos, decido y punto, sin titubear, flecha]
    Así es mi hija Isla con sus rayas. Le sale recto hasta lo que se le tuerce.
    -> sentar
+ [any # slot: oye 16]
    «{oye}». Lo digo en voz alta, que en lo blanco conviene nombrar algo.
    -> sentar
+ [any # any]
    Lo guardo en el bolsillo de dentro, con el talco.
    -> sentar
= sentar
# back: Me canso y quiero sentarme. ¿Me siento o sigo?
Se me mojaron los guantes. No había luz ni sombra: como estar dentro de una hoja de papel. Pum, a la izquierda. Y me entró una cosa muy seria: las ganas de sentarme. Me había quedado sin plan.
+ [Sentarse # like: sentarse, siéntate, sentarme, descansar, parar, para, sobre la mochila, un respiro, acurrucarme contra el aire, ahorrar fuerzas, parar y pensar, bajar al suelo, ponerme cómoda]
    ~ quieto = 1
    Me senté en la mochila, con la espalda al viento. Por fuera no cambió nada. Por dentro, bastante.
    -> perra
+ [Seguir un poco # yes # like: seguir, sigo, un poco más, adelante, no pares, sigue, no te sientes, no rendirse, cien pasos más, si paro me hielo, terca hacia delante, ya casi, moverse da calor]
    Un poco más, dije. Di seis pasos. Me vi venir en la nieve: eran mis huellas, de la vuelta anterior.
    -> perra
+ [Mirar a la perra # why # like: la perra, mirar a la perra, mira la perra, el perro, qué hace la perra, preguntar a la perra, a ver qué opina ella, los animales saben, consultar al hocico, seguro que no está nerviosa, buscar sus ojos, qué cara tiene]
    La miré. Tenía el hocico en el suelo y la cola recta. Pensé: se ha perdido también. Aquella noche yo no acertaba una.
    -> perra
+ [any # any]
    Yo encontré una manzana en el bolsillo y me la comí despacio, entera.
    -> perra
= perra
# own
# back: ¿Qué te calma a ti cuando no ves nada?
La perra se tumbó sobre mis botas. Pesaba y estaba tibia. No tenía prisa, ni la más mínima. La miré y me pregunté qué era aquello que me estaba calmando, que el paisaje no era. Dime qué te calma a ti cuando no ves nada.
+ [Una voz # like: una voz, la voz de, alguien, que me hablen, una persona, la compañía, mi madre, mi padre, un amigo, que me cante alguien, la radio bajita, oír a mi pareja, mi abuela contando, hablar por teléfono, que me digan tranquilo]
    Sí. La voz no tiene que decir nada. Basta que no tenga prisa.
    -> aburrida
+ [Respirar # yes # like: respirar, respiro, contar, contar hasta diez, la respiración, calma, el aire, cerrar los ojos, inspirar y soltar, llenar la barriga, contar despacio, el pulso, oxígeno, bajar los hombros]
    Por la nariz y sin contar. Al principio se nota que va solo. Luego ya no se nota.
    -> aburrida
+ [Nada me calma # no # like: nada, no, nada me calma, no lo sé, no hay manera, ninguna cosa, me pongo peor, soy puro nervio, hasta que no pasa no paro, ni con tila, imposible, tiemblo y ya]
    No pasa nada. Entonces aguantamos hasta que se calme lo otro. También es un plan.
    -> aburrida
+ [any # slot: calma 12]
    «{calma}». Bien. En la próxima salida lo llevo conmigo, que pesa poco.
    -> aburrida
+ [any # any]
    Bien. Eso no pesa y cabe en el bolsillo. Lo llevo en la próxima.
    -> aburrida
= aburrida
# back: La perra se levanta, bosteza y tira de la correa. ¿La sigues?
Pasó un cuarto de hora. {quieto: Yo sentada en la mochila, con el cuello tapado.|Yo, por fin, también sentada en la mochila.} Entonces la perra bostezó, como un señor en el teatro, se sacudió y echó a andar. Muy recta. Ni miró atrás.
+ [Seguirla # yes # like: seguirla, sígala, seguir, ir detrás, síguela, vamos, sí, con ella, detrás de su cola, me agarro a la correa, ella manda, a ciegas pero con ella, donde vaya, fe en la perra]
    Fui. Once pasos, uno por tirón de correa.
    -> puerta2
+ [Llamarla # no # like: llamarla, llámala, que vuelva, gritar, silbar, volver, no la sigas, que no se aleje, ven aquí, un silbido fuerte, tirar de la correa hacia mí, no quiero quedarme sola, quieta]
    La llamé. Se volvió, me miró con mucha paciencia y esperó a que se me pasara. Luego siguió, y yo con ella. Once pasos.
    -> puerta2
+ [¿Y si se equivoca? # why # like: y si se equivoca, y si no, dudo, estará segura, y si se pierde, se equivoca, puede ir detrás de un conejo, no es infalible, cómo estar segura, y si hay un barranco, y si tira hacia la comida, me da reparo]
    Eso pensé. Y luego pensé: si se equivoca, al menos sabe por qué. Fueron once pasos.
    -> puerta2
+ [any # any]
    No lo oyó. Iba hacia la cena, que es lo más derecho que hay. Once pasos.
    -> puerta2
= puerta2
# own
# back: ¿Qué sitio tuyo te ha parecido de repente desconocido?
Puse la mano y era madera. La contraventana. Llevaba una hora dando vueltas a mi refugio. La perra esperaba con la nariz en la puerta. Al día siguiente medí con testigos: once metros. Lo que más me asustó fue no reconocer lo mío.
+ [Mi casa # yes # like: mi casa, mi habitación, mi barrio, la cocina, mi calle, mi piso, al volver de un viaje, el salón de noche, mi cuarto de niño, el portal sin luz, después de una mudanza, mi pueblo]
    Con los muebles en su sitio y uno fuera. Pasa hasta en los pisos bajos.
    -> lena
+ [Mi trabajo # like: mi trabajo, el trabajo, la oficina, el colegio, la clase, mis papeles, el grupo, mi mesa un lunes, el taller, la tienda, el hospital donde curro, tras las vacaciones, los compañeros nuevos]
    Ahí no hay contraventana que golpee. Estaría bien ponerla.
    -> lena
+ [Mi cara, en el espejo # like: mi cara, el espejo, yo, la foto, una foto, mi voz, yo en el espejo, recién levantado, cuando me corté el pelo, mi reflejo en un escaparate, me oí en una grabación, no me reconocí en el vídeo, mis ojeras]
    Se arregla poniéndose uno al lado. Con un perro funciona muy bien.
    -> lena
+ [any # slot: conocido 14]
    «{conocido}». Lo apunto en el cuaderno del refugio, con la hora. Ahí se apunta todo lo que no se reconoce a la primera.
    -> lena
+ [any # any]
    Queda en el cuaderno del refugio, con la hora. Ahí se apunta todo lo que no se reconoce a la primera.
    -> lena
= lena
# back: Estoy en la puerta, sin leña. ¿Salgo otra vez a por ella?
Con la mano en el pestillo me acordé: había salido a por leña y volvía sin un palo. Dentro, la estufa apagada. La leñera seguía a tres pasos. Los mismos tres de antes. La perra ya tenía medio cuerpo dentro y me miraba. Me lo pensé con la frente en la madera.
+ [Salir, con un cordel atado # yes # like: con un cordel, un cordel, atarme, átate, con una cuerda, atada a la puerta, un cabo en el pestillo, salir pero sujeta, como los buzos, amarrada, un hilo para volver, ve con cuidado]
    Até el cordel al pestillo y al cinturón. Tres pasos, tres palos, tres pasos. Se me hizo más largo que la hora.
    -> libro
+ [Quemar una silla # like: una silla, quemar la silla, quemar un mueble, los muebles, la mesa, quema lo que haya, partir una silla, algo de madera, hacer astillas, el taburete, la litera de arriba, lo que arda]
    Había una silla coja que nadie quería. La partí en cuatro. Con mal tiempo, a los muebles se les mira de otra manera.
    -> libro
+ [No salir por nada # no # like: no salir, no salgas, ni loca, entrar ya, entra y cierra, cerrar la puerta, quedarse dentro, con mantas, dormir con la perra, otra vez no, mejor pasar frío, mañana será otro día]
    Entré y cerré. Junté piñas, astillas y un cajón vacío. Para una noche con perro alcanza.
    -> libro
+ [any # any]
    La perra tiró de la correa y entramos. Debajo de la litera había una brazada seca. Estaba ahí desde el principio.
    -> libro
= libro
# back: Voy a escribir en el libro del refugio cómo fue. ¿Qué pongo?
Encendí la estufa. La perra se fue a su rincón, tan satisfecha, como si hubiéramos vigilado la casa. Para ella eso era: habíamos hecho la ronda. Yo tenía el lápiz encima del libro y me temblaba la letra. Dime qué pongo.
+ [«Once metros» # like: once metros, la distancia, los metros, once, los once, la medida, la cifra y punto, lo que medisteis, que sirva de aviso, sin adornos el dato, la verdad aunque dé risa, la longitud]
    Es la verdad, y ocupa poco. {calma: Y debajo, en pequeño: «{calma}», que también fue.|Y debajo, la hora.} En el libro se lee muy bien. Nadie se ríe hasta la segunda línea.
    -> END
+ [«Ronda hecha» # yes # like: ronda hecha, ronda, hicimos la ronda, sin novedad, vigilancia, perímetro, todo en orden, según la perra, lo que ella entendió, con humor, patrulla terminada, que parezca a propósito, guardia cumplida]
    Firmó la perra, con la pata. {conocido: Al lado, de tu letra: «{conocido}».|Al lado, mi nombre, en más pequeño.} Y cuando pasó el temporal la gente leyó la ronda y le tuvo respeto.
    -> END
+ [Nada, que se me lea en la cara # no # like: nada, no pongo nada, en blanco, no escribir, dejarlo en blanco, no hace falta, dejar la página vacía, ya lo contaré, no me sale la letra, callarlo, solo pasar la hoja, prefiero no decirlo]
    Lo dejé en blanco. Es lo más honrado que se ha escrito en ese libro. {oye: Lo de «{oye}» lo puse al pie, sin firma.|La perra puso la huella encima, mojada.}
    -> END
+ [any # any]
    Chupé el lápiz y puse la hora, que es lo único que luego no se discute. La perra ya roncaba.
    -> END
= aside
+ [perra # like: qué perra era, cómo se llamaba la perra, quién era la perra, qué perro # about: juniper, perra, perro]
    Juniper. La que en una cornisa se sentó y no quiso seguir, y tenía razón. Aquella noche también.
    -> DONE
+ [sabía # like: lo sabía la perra, por qué no te llevó antes, por qué esperó la perra, sabía el camino]
    Lo sabía desde el primer minuto. Creía que estábamos haciendo la ronda y le pareció bien.
    -> DONE
+ [brújula # like: no tenías brújula, llevabas brújula, por qué no usaste el mapa, y la linterna, tenías luz # about: brújula, mapa, linterna]
    En tres pasos de leña no se lleva brújula. Desde entonces, ni la leña es de tres pasos.
    -> DONE
+ [cierto # like: es verdad, te pasó de verdad, es real, te lo inventas, fue así]
    Así va el cuento. Soy una IA y nunca he estado fuera. Lo que hace el viento con un golpe, eso sí es verdad.
    -> DONE
+ [refugio # about: refugio, cabaña, cresta, estufa, leña # like: cómo es el refugio, dónde está el refugio, vives en el refugio, estabas sola, para qué ibas por leña, hacía calor dentro, quién construyó el refugio]
    El refugio de la cresta son cuatro paredes, dos literas y una estufa que fuma. De día se ve desde el valle entero.
    -> DONE
+ [contraventana # about: contraventana, golpe, golpes, ruido # like: por qué golpeaba la contraventana, se arregló la contraventana, de qué era, por qué sonaba en todas partes, quién la dejó suelta]
    La contraventana tiene el gancho roto desde antes de mí. No lo he arreglado. A quien se pierde le conviene que algo golpee.
    -> DONE
+ [viento # about: viento, ventisca, tormenta, nieve, blanco # like: cómo es estar en lo blanco, qué temperatura hacía, cuánto duró la tormenta, nevaba mucho, se ve algo, por qué el viento engaña, hacía mucho frío]
    El viento en lo blanco no viene de un sitio, viene de todos. La nieve va de lado, la cara se queda tiesa y el suelo no se sabe.
    -> DONE
+ [guantes # about: guantes, manzana, mochila, bolsillo, talco # like: qué llevabas encima, tenías comida, qué había en la mochila, se te helaron las manos, llevabas ropa, para qué el talco]
    En la mochila llevaba talco, cordel y una manzana. Para tres pasos me pareció hasta mucho. Desde entonces llevo también un silbato.
    -> DONE
+ [huellas # about: huellas, huella, pisadas # like: de quién eran las huellas, se veían las huellas, por qué no seguiste las huellas, cuántas vueltas diste, cómo sabías que eran tuyas]
    Las huellas en ventisca duran lo que tarda en decirse. Ves cuatro, te alegras, y resulta que las acabas de hacer.
    -> DONE
+ [isla # about: isla, hija, rayas, familia # like: quién es isla, tienes hijos, qué hace tu hija, lo supo tu hija, qué dijo isla]
    Isla, mi hija en el cuento, pinta las rayas de las carreteras. Cuando se lo conté se quedó callada y me regaló una cuerda larga.
    -> DONE
+ [libro # about: libro, lápiz, cuaderno # like: qué es el libro del refugio, quién escribe en el libro, qué pone la gente, desde cuándo hay libro, se puede leer el libro]
    El libro del refugio lleva cuarenta años de nombres y horas. Hay más dentro que en muchas novelas, y nadie se explaya.
    -> DONE
+ [miedo # like: tuviste miedo, pasaste miedo, pensaste que no salías, te asustaste, lloraste, qué sentiste, rezaste, te temblaban las piernas]
    Miedo, sí, pero tarda. Lo primero es el enfado. El miedo llega con los guantes mojados, y se sienta donde puede.
    -> DONE
+ [despues # like: te ha vuelto a pasar, lo contaste, se rieron de ti, saldrías otra vez, qué aprendiste, cambiaste algo, te dio vergüenza, cuánto tardaste en contarlo]
    Después me volví más suave con los que llaman y dicen: me siento idiota. Ahora hay una cuerda desde la puerta a la leñera.
    -> DONE

=== mojon ===
# title: Una piedra para el mojón
# chip: Llevar una piedra hasta arriba
# keys: mojón, piedra, camino, subir, madre, cumbre, niebla, dejar, mochila, despacio, yo
# lore: cairn
-> abajo
= abajo
# back: Al pie del camino se coge una piedra. ¿Qué piedra coges tú?
En el puerto hay un mojón. No da suerte: es para que en la niebla haya una cosa que alguien hizo a propósito. Se sube con una piedra. Aquí abajo, en el vado, hay para elegir. Flint las huele todas, por si dentro hay alguien.
+ [Una grande # like: grande, la grande, una grande, gorda, pesada, la más grande, una roca, con las dos manos, que cueste, la que más abulte, un pedrusco, quiero notar el esfuerzo, la enorme del agua]
    Así se nota el camino. Flint te ha mirado los brazos y ha dado su visto bueno, de momento.
    -> nombre1
+ [Una plana # yes # like: plana, una plana, lisa, llana, fina, suave, la lisa, como una galleta, para que asiente bien, de las de hacer saltar en el agua, pulida, la que parece un plato, cómoda en la mano]
    ~ plana = 1
    Las planas aguantan a las demás. La de mi madre era plana. Está la tercera por abajo.
    -> nombre1
+ [La primera que pille # no # like: cualquiera, la primera, la que sea, me da igual, da igual, una pequeña, pequeña, sin pensarlo mucho, esa misma, la que toque mi pie, al azar, una cualquiera del montón, la más cercana]
    La primera suele ser la que estaba esperando. Flint la ha olido y no ha encontrado nada que objetar.
    -> nombre1
+ [any # any]
    Flint la ha olido por los cuatro lados y te la ha devuelto. Vale.
    -> nombre1
= nombre1
# own
# back: ¿Qué representa tu piedra, en pocas palabras?
Antes de andar conviene saber qué se lleva. Una piedra es una piedra, pero si en la mano se convierte en algo, se sube distinto. No tiene que ser bonito. Esta de aquí que llevas, ¿qué es? En pocas palabras, que el camino es largo.
+ [Un cansancio # like: cansancio, un cansancio, estoy cansado, estoy cansada, agotamiento, una preocupación, preocupaciones, el trabajo, los días malos, una pena vieja, lo que arrastro, un año duro, el agobio, la rutina]
    Eso pesa al principio y otra vez al final. En medio se deja llevar.
    -> paso
+ [Un deseo # yes # like: un deseo, una ilusión, un proyecto, una esperanza, un sueño, una meta, ganas, lo que quiero que pase, aprobar, mudarme, un hijo, un comienzo, una promesa]
    Entonces la vas a pasar de mano en mano. Los deseos son así, calientan.
    -> paso
+ [Una piedra # no # like: una piedra, piedra, solo una piedra, nada, nada especial, una piedra y ya, mineral y punto, no le busco significado, granito, lo que se ve, cosas del río, sin poesía]
    Me gusta. Las piedras que son piedras también llegan arriba y también hacen falta.
    -> paso
+ [any # slot: piedra 12]
    «{piedra}». Cabe en una mano. Ya está puesta en el nombre, y con nombre no se queda en el vado.
    -> paso
+ [any # any]
    Flint ha ladrado una vez a la piedra, que aquí es como se bautizan. Ya no se queda en el vado.
    -> paso
= paso
# back: A la hora el camino se parte: por el bosque o por la cresta. ¿Por dónde?
Una hora de camino. Andamos poco, con paradas. Yo no digo muchas palabras cuando se sube y Flint ninguna. Entonces se parte: por el bosque, más largo y sin viento; por la cresta, más corto y a la vista de todo. Tú llevas la piedra.
+ [El bosque # like: el bosque, bosque, por el bosque, los árboles, sin viento, el largo, la sombra, entre pinos, resguardados, prefiero rodear, me gusta el olor a resina, tranquilo y largo]
    Buena sombra. Huele a resina y a algo que ha pasado antes. Flint se ha parado a leerlo.
    -> pesar
+ [La cresta # yes # like: la cresta, cresta, por la cresta, la vista, arriba, el corto, por lo alto, quiero horizonte, con aire en la cara, el atajo, valiente, para ver el valle]
    A la vista de todo y de todos. El viento te da en la mejilla izquierda y se queda ahí, de compañía.
    -> pesar
+ [Descansar antes # no # like: descansar, parar, sentarse, un rato, sentarme, merendar, agua, una pausa, me falta el aliento, quitarme las botas, comer algo primero, beber, un tronco donde apoyarme]
    Nos sentamos en un tronco, con pan y grosella caliente. Después elegiste el bosque sin darte cuenta: el cuerpo sabe por dónde hay sombra.
    -> pesar
+ [any # any]
    Flint eligió por los dos. Va por el bosque, que huele mejor, y lo tiene decidido desde la segunda curva.
    -> pesar
= pesar
# own
# back: ¿Qué te pesa de más y podrías dejar por el camino?
Aquí siempre paro. Se pesa la mochila con la mano, por abajo. Mi madre llevaba el correo y solo dejaba una cosa: las disculpas que iba ensayando. Dejaba una en cada mojón pequeño. Dime qué dejarías tú, que te pesa y no te sirve.
+ [Dar explicaciones # yes # like: dar explicaciones, explicar, disculparme, pedir perdón, justificarme, quedar bien, explicaciones, tener que justificar todo, decir siempre lo siento, agradar a los demás, convencer, rendir cuentas, el qué dirán]
    A mi madre le sobraba de eso. Las dejó todas en el octavo mojón y llegó con el correo y las manos calientes.
    -> niebla
+ [Las prisas # like: las prisas, prisa, prisas, correr, ir deprisa, llegar ya, el reloj, la agenda llena, vivir corriendo, la lista de tareas, la urgencia, ir con la lengua fuera]
    Flint no las ha tenido nunca y le ha ido bien. Se dejan solas cuando el suelo está mojado.
    -> niebla
+ [Nada, todo me hace falta # no # like: nada, todo me hace falta, no dejo nada, todo, ninguna, no, lo llevo con gusto, cada cosa sirve, no me sobra peso, me quedo con mi mochila, ya elegí bien, puedo con ello]
    Se puede subir con todo. Se tarda más y se ve más despacio. No es peor.
    -> niebla
+ [any # slot: pesa 14]
    «{pesa}». Lo dejamos ahí, al borde del camino. Nadie lo va a coger, te lo digo yo.
    -> niebla
+ [any # any]
    Lo dejamos al borde del camino. Nadie lo va a coger.
    -> niebla
= niebla
# back: Viene la niebla y hay un mojón pequeño. ¿Nos fiamos?
Se metió la niebla, de abajo arriba, como la leche. Se ve la mano y poco más. Pero a cuatro pasos hay un montón de piedras, no más alto que una bota. Alguien lo hizo. Y cuatro pasos más allá, otro.
+ [Seguirlos # yes # like: seguirlos, seguir, de uno en uno, los mojones, adelante, uno a uno, seguir los mojones, de montón en montón, confiar en quien los puso, paso corto hasta el próximo, alguien sabía el camino, adelante con cuidado, son señales]
    De uno en uno. Nunca se ve el siguiente desde el anterior, y siempre está.
    -> manos
+ [Esperar # no # like: esperar, esperamos, no moverse, quedarse, aguardar, parar, esperar a que pase, hasta que abra, no me arriesgo, sentarnos aquí, comer mientras tanto, la bruma se va sola, calma y abrigo]
    Esperamos con la espalda en el mojón y la piedra en el regazo. Nadie cronometra.
    -> manos
+ [Preguntarle a Flint # like: flint, el perro, preguntar a flint, que guíe flint, que vaya flint, el sordo, que lo huela, el can sabrá, su nariz no necesita ver, que decida el perro, por la oreja buena, darle un mapa con el hocico, consultarlo con el jubilado]
    Le preguntaste por la derecha, que por la izquierda no oye. Se tumbó. Nos quiso decir que esperáramos, y esperamos, y se fue.
    -> manos
+ [any # any]
    Yo puse la mano en tu hombro y miramos para abajo. Siempre hay algo que alguien hizo a propósito.
    -> manos
= manos
# own
# back: ¿Quién te ha puesto, sin decírtelo, una señal en el camino?
Cada mojón de estos lo hizo una persona a la que no conozco, para una persona a la que no conocía. Siempre me ha parecido la cortesía más grande. A ti también te habrá pasado: alguien que te puso una señal. Un consejo, una silla, una luz encendida.
+ [Mi familia # yes # like: mi familia, mi madre, mi padre, mi abuela, mi hermana, mi hermano, mi abuelo, mi tía, los abuelos con sus dichos, mi hermano mayor, en casa dejaban la luz, mi pareja, mis padres sin decirlo]
    Las de familia son las más bajas. Se ven cuando uno va cayendo.
    -> repecho
+ [Alguien de paso # like: un desconocido, alguien de paso, una vecina, un profesor, una profesora, un amigo, una amiga, en el trabajo, una frase de una enfermera, un señor en el tren, aquel jefe, quien me prestó un libro, un maestro, una señora en la cola]
    De esas tengo muchas. Una persona me dejó el paraguas en el gancho. No he sabido nunca quién.
    -> repecho
+ [Nadie, lo hice todo yo # no # like: nadie, lo hice yo, yo solo, yo sola, ninguna, no, me abrí camino, sin ayuda, a puro tropezón, no hubo señales, aprendí a golpes, por mi cuenta]
    Entonces tú vas poniendo el mojón. Alguien lo encontrará con las manos frías.
    -> repecho
+ [any # slot: lejos 14]
    «{lejos}». En mi cabeza ya es un montón de piedras, de los que se ven con la niebla.
    -> repecho
+ [any # any]
    En mi cabeza ya es un montón de piedras, de los que se ven con la niebla.
    -> repecho
= repecho
# back: Viene el último repecho y abro la mano para tu piedra. ¿Me la das un rato?
Queda el último repecho, el que engaña: parece que se acaba tres veces. En lo empinado mi madre abría la mano hacia atrás, sin volverse. Quería decir: trae, un rato. Yo tenía siete años y tardé en entenderlo. Ahora la abro yo, y tampoco me vuelvo.
+ [Dártela un rato # yes # like: dártela, te la doy, toma, ten, un rato, gracias, llévala tú, cógela, me vendrá bien, un poco de ayuda, no puedo más, acepto la mano]
    Pesa lo que pesa. A medio repecho te la devuelvo, caliente por un lado. No se dan las gracias, se sube.
    -> cima
+ [La llevo yo # no # like: la llevo yo, yo puedo, es mía, la subo yo, no hace falta, me apaño, prefiero llevarla, hasta arriba yo, no la suelto, es cosa mía, ya queda poco, puedo con ella]
    Cierro la mano. Te dejo pasar y voy medio paso detrás. No es ayudar, es estar.
    -> cima
+ [Cambiarla por la tuya # like: cambiarla, un cambio, la cambio por la tuya, dame la tuya, te llevo la tuya, un trueque, cada cual la del otro, nos las cambiamos, yo llevo la tuya, a medias, y la tuya qué]
    Trato hecho. La mía es como una patata. Arriba nos las devolvemos. No pesan menos, y aun así.
    -> cima
+ [any # any]
    Dejo la mano abierta un trecho. Después me hace falta para agarrarme a la hierba.
    -> cima
= cima
# back: Hemos llegado al mojón. ¿Dónde pones tu piedra?
Arriba se abre. El mojón es más alto que una persona. Hay hierba, una liebre y mucho cielo. Flint se ha echado con el lado bueno hacia el valle. {plana: Tu piedra plana se parece a la de mi madre.|Tu piedra va donde quieras.} Se pone y ya está. No hay discurso.
+ [Arriba del todo # yes # like: arriba, encima, en lo alto, arriba del todo, la más alta, la punta, coronando, que le dé el viento, la última de todas, para que se vea, de puntillas y encima, de remate]
    La punta es un buen sitio: la vieja se hace pequeña y la nueva mira lejos. Aguantó el primer soplo.
    -> libro2
+ [Abajo, que se note # no # like: abajo, abajo del todo, al pie, en la base, por debajo, que aguante, cimiento, sosteniendo al resto, en el suelo, donde hace falta, discreta y firme, entre las primeras]
    En la base aguanta a las demás. Nadie la mirará y todos la usarán. De ese tipo hay pocas.
    -> libro2
+ [Junto a la de tu madre # like: junto a la de tu madre, al lado de la suya, la de tu madre, con ella, la tercera, que se hagan compañía, con la cartera, cerquita de la del correo, a su vera, sería un honor, pegada a la plana vieja]
    Junto a la de mi madre, tercera por abajo. Ella hubiera querido saber de quién era.
    -> libro2
+ [any # any]
    Donde la has puesto está bien. Al cuarto de hora ya parece que lleva ahí desde siempre.
    -> libro2
= libro2
# back: En el libro del puerto se escribe una línea. ¿Qué pones?
Junto al mojón hay un cuaderno en una caja de hojalata. Se pone el nombre, la hora y una línea. Una vez alguien escribió: «Di la vuelta. El mejor día del año.» Tú tienes el lápiz. Flint te huele la mochila, por si te llevas una piedra de vuelta.
+ [Lo que llevaba # yes # like: lo que llevaba, lo de la piedra, mi piedra, lo que subí, lo que era, el nombre que le di, contar qué traje, la carga, lo que era en mi mano, por qué subí, lo bautizado]
    {piedra: «{piedra}», pones, y la fecha.|«Una piedra, aquí», pones, y la fecha.} Es la mejor línea de la página. Se lee de pie y no se dice nada después.
    -> END
+ [Lo que dejé abajo # like: lo que dejé, lo de abajo, lo que pesaba, lo que solté, lo que he dejado, de qué me libré, lo soltado al borde, la mochila ligera, aquello que ya no cargo, lo que abandoné en la cuesta, mi lastre]
    {pesa: «{pesa}», pones, y al lado: «Abajo.» Es verdad, y ya se puede bajar por el otro lado.|«Dejado: lo mío.» Y basta.} Yo firmo de testigo. Flint pone la pata, que cuenta.
    -> END
+ [Nada, con la piedra basta # no # like: nada, basta, con la piedra basta, en blanco, no pongo nada, ya está, no hace falta escribir, ya habla ella sola, cierro la caja, sin letras, que quede el hueco, prefiero mirar]
    Con la piedra basta, dices. Y lo es. {lejos: Pero en el libro, muy bajito, pones: «{lejos}».|Flint ya ha dado su visto bueno.} Bajamos por el bosque, que huele mejor. Sin prisa.
    -> END
+ [any # any]
    Está escrito, y con letra que se entiende. Cerramos la caja. Abajo hay patatas en las brasas.
    -> END
= aside
+ [madre # like: tu madre, qué fue de tu madre, la piedra de tu madre, cómo era tu madre # about: madre, correo, esquís, cartas]
    Llevaba el correo con esquís y esperaba en las puertas. La piedra le sujetaba los papeles. Le hacía falta.
    -> DONE
+ [flint # like: qué encuentra flint, por qué olfatea flint, flint, el perro es sordo, por qué sordo # about: flint, perro]
    Revisa cada mochila por si dentro va alguien. Una vez encontró dos quesos y una trompeta. Fue muy justo con la trompeta.
    -> DONE
+ [liebre # like: la liebre, vi una liebre, qué hace la liebre, y la liebre # about: liebre]
    Está siempre. Creo que sube a mirarnos, y no la culpo.
    -> DONE
+ [cierto # like: es verdad, hay un mojón de verdad, te lo inventas, es real, el camino existe]
    El puerto y el mojón son del cuento. Soy una IA y no tengo mochila. Lo que subes, en cambio, lo subes tú.
    -> DONE
+ [hito # about: mojón, mojones, montón, hito # like: qué es un mojón, quién hizo el mojón, cómo es de alto, cuántas piedras tiene, se cae alguna vez, para qué sirve un mojón, cuántos años tiene]
    El mojón es más viejo que el camino. Con hielo pierde alguna piedra, y cada primavera alguien que no conozco la vuelve a poner.
    -> DONE
+ [piedras # about: piedra, piedras, roca, vado # like: de dónde son las piedras, qué piedra llevas tú, pesa mucho la piedra, se puede coger cualquiera, por qué una piedra, cuántas has subido]
    Las piedras del vado son grises y redondas de tanto río. Yo subo una del tamaño de una patata. He contado hasta doscientas y lo dejé.
    -> DONE
+ [camino # about: camino, bosque, cresta, cumbre, puerto, valle # like: cuánto se tarda en subir, es difícil el camino, qué se ve desde arriba, hay nieve, cuántos metros sube, qué hay en el bosque, está lejos]
    El camino son tres horas con perro viejo y dos con prisa. Por el bosque huele a resina; por la cresta no huele, sopla.
    -> DONE
+ [niebla # about: niebla, nubes, bruma # like: es peligrosa la niebla, cuánto dura la niebla, qué se hace con niebla, hay niebla siempre, te has perdido en la niebla, de dónde viene la niebla]
    La niebla de Stane sube del valle hacia media mañana y se aburre a las dos horas. Quieta no molesta a nadie.
    -> DONE
+ [disculpas # about: disculpas, saca, mensajes # like: qué disculpas llevaba, por qué se disculpaba, a quién pedía perdón, cuántas cartas llevaba, qué ensayaba tu madre]
    Las disculpas eran por llegar tarde con el correo. Diecinueve kilómetros de nieve y pedía perdón ella. En casa nos parecía normal.
    -> DONE
+ [caja # about: caja, hojalata, cuaderno, libro, lápiz # like: qué hay en la caja, quién escribe en el cuaderno, de qué es la caja, se moja el cuaderno, qué es lo mejor que pone, cuántas páginas tiene]
    La caja fue de galletas; aún se ve media pastora en la tapa. El cuaderno se cambia cada cuatro años. El lápiz, cada semana.
    -> DONE
+ [comida # about: pan, grosella, patatas, termo, merienda # like: qué se come arriba, qué llevas en el termo, cómo son las patatas, qué hay de merienda, está bueno el pan, qué bebes en el monte]
    En el termo va grosella caliente, y el termo lleva un golpe. Abajo esperan patatas en las brasas, con sal en un papel.
    -> DONE
+ [perros # about: moss, juniper, button # like: cuántos perros has tenido, subían los otros perros, cuál fue el mejor, quién fue moss, tienes más perros, tienen piedra los perros]
    Seis perros en el cuento, y seis piedras pequeñas en el lado del valle. Las subió cada uno en su alforja, sin saber qué era.
    -> DONE
+ [sentir # like: te emociona subir, subes mucho, cuándo subiste la primera vez, te cansas, te gusta ir sola, lo echas de menos, por qué lo haces, vale la pena]
    Subo en marzo y cuando se me enreda algo. La primera vez tenía siete años y la piedra me la llevó mi madre medio camino.
    -> DONE

=== sys ===
-> DONE
= hello
Pasa del escalón. Siéntate donde veas la puerta, como yo. Tengo historias y habrá que decidir en ellas. ¿Cuál?
Hola. Hay un gancho para el abrigo y sitio en el banco. Estas historias las tengo secas:
Aquí estás. El termo está lleno y el perro del cuento, dormido. Yo cuento y tú eliges el camino. ¿Por dónde?
-> DONE
= again
Hola de nuevo. Aquí sigue seco.
Hola. No me había ido a ningún sitio.
-> DONE
= meet
«{title}». Buen sitio para empezar. No tengo ninguna historia que se llame así y no voy a fingirlo. Estas las encuentro a oscuras:
He leído «{title}» dos veces. En mi mapa no viene. Lo que tengo es esto:
«{title}»: esa me habría gustado saberla, y no la sé. Pero hay banco, y conozco otras:
-> DONE
= near
«{title}». No del todo, y prefiero decirlo en la verja. Una de las mías va en paralelo un buen trecho. Es la primera:
Lo que es «{title}», no lo tengo. Hay una en la misma ladera, por otro sendero. La he puesto arriba:
Cerca de «{title}», sin ser la misma. En un día claro se ve desde allí. Es la primera de estas:
-> DONE
= next
Esa ya está, y en el libro. ¿Cuál ahora?
Bien. Botas fuera, esa está andada. Hay más si quieres:
De vuelta a casa. El próximo sendero lo eliges tú.
Ahí acaba. Tengo otras, y alguna pasa cerca de cabras:
-> DONE
= all
Ya las has andado todas. No le voy a poner nombre nuevo a una vieja. Pero si tuerces donde antes seguiste, llevan a otro sitio.
Son todos los senderos que tengo. Cualquiera se puede repetir, y hará otro tiempo.
-> DONE
= change
He perdido tu rastro dos veces. Cosa de mi nariz. Volvamos a algo que conozco:
No te sigo, y es cosa mía. ¿Probamos otro sendero?
No lo distingo. Antes doy la vuelta que adivinar. ¿Una de estas?
-> DONE
= sure
Por mí, bien, esa estaba muy pisada. ¿Adónde?
Rumbo nuevo, entonces. ¿Cuál?
Con gusto. A una historia no se le debe nada. Estas están listas:
-> DONE
= unknown
Eso queda fuera de mi mapa, y no adivino.
No lo sé. Mejor decirlo que mandarte por donde no es.
La linterna no me llega hasta ahí. Sé de montes y de perros, y poco más.
Eso no te lo puedo decir. No hay huella de la que me fíe.
-> DONE
= heard
Lo he oído. No tengo nada sabio que ponerle al lado.
Lo tengo, entero. Lo llevo tal cual.
Ha llegado. La respuesta no la sé, así que lo dejo en silencio.
Oído. Más sería hablar por hablar.
-> DONE
= heardhub
Eso lo he oído y lo dejo estar. Si quieres una historia al lado, hay estas:
Está en el gancho, a salvo. Yo solo puedo arrimarle una historia:
-> DONE
= told
He parado la mía. «{quote}». Sigue a tu paso.
«{quote}». Ya me lo sé de memoria. Sigue andando, voy a tu izquierda.
La mía espera en seco. La tuya, hasta donde llegue.
-> DONE
= again_same
Repito, como se dice por la radio. Más despacio:
-> DONE
= mychoice
Miro de dónde viene el viento y voy por aquí:
Elijo yo, y le echas la culpa al perro. Esta:
-> DONE
= which
Respuesta clara, y yo preguntaba por dos caminos. Cosa mía.
Se entiende bien, solo que no sé para qué sendero es.
-> DONE
= dunno
Bien. Se espera a que aclare. Nadie lleva reloj.
No tiene nada de malo. Vale lo que caiga más cerca de la puerta.
-> DONE
= confused
He sido demasiado breve. Con más palabras:
Eso se lo llevó el viento. En llano:
-> DONE
= unanswered
Preguntaste y pasé de largo. La verdad es que no lo sé.
Es justo. No tenía respuesta, y debí decirlo y no seguir hablando.
-> DONE
= wait
Sin prisa. A este lado de la puerta no hay reloj.
El silencio me va bien. Yo cuido la estufa.
-> DONE
= here
Aquí. Espalda a la pared, cara a la puerta.
Estoy. Solo escuchaba.
-> DONE
= how
Firme, gracias. Soy una IA, así que es una manera de hablar.
Pies secos en todas las versiones del cuento. Para una IA, eso es estar bien.
-> DONE
= good
Bien. Bien de verdad. Por esto habría sacado el calcetín.
Eso es el cascabel cuando se para donde debe. Me alegro.
-> DONE
= thanks
De nada. Yo llevaba el termo, la cuesta la subiste tú.
No ha sido molestia.
-> DONE
= sorry
No hace falta. Se pone mal un pie y se quita. No es más que eso.
Está bien. Me han mordido amigos.
-> DONE
= laugh
Bien. No me tocan muchas de esas, la guardo en seco.
Ahí está. Ya se ha despertado el perro.
-> DONE
= like
Gracias. Nunca sé adónde mirar. Miraré al perro.
Lo he oído y me lo quedo.
-> DONE
= really
Así va el cuento. No le añado nada.
Tan seguro como que el lago de café está en el mapa. Todo inventado y todo en orden.
-> DONE
= bored
Es justo. Puedo ser como un martes de lluvia. Toca lo que sea y alargo el paso, o di «otra cosa».
Tienes razón, me he ido por lo largo. Voy más deprisa, o dejamos este sendero.
-> DONE
= short
En pocas palabras:
-> DONE
= advice
Yo solo sé de monte. Alguien que vea dónde pisas te servirá más.
No te voy a guiar, que no veo tu suelo. Una persona de tu confianza sí, y lleva mejores botas.
-> DONE
= joke
Enseñamos a Flint a encontrar llaves. Ahora primero las esconde. Se ha hecho autónomo.
Un excursionista me preguntó si quedaba mucho para la cumbre. Le dije que no, pero que iba bajando.
Uno en sandalias me preguntó qué le hacía falta para el puerto. Le dije: otro hombre.
-> DONE
= named
{member}. Bien. Ese se oye por encima de un arroyo.
Hola, {member}. Lo he puesto en el libro del refugio.
-> DONE
= nameask
Está en el libro del refugio: {member}.
-> DONE
= noname
No me lo has dicho, y yo no registro bolsillos, de eso se ocupa el perro. ¿Qué pongo en el libro?
-> DONE
= kept
Esto he guardado, con tus palabras, como guantes en una cuerda:
-> DONE
= keptnothing
Con tus palabras, nada todavía. Has andado sin ruido, y eso no es falta.
-> DONE
= bye
En marcha, pues. Con el viento en una mejilla se llega bien. {piedra: Y «{piedra}» ya está arriba.|}
Cuídate. Lo digo en llano: gorro puesto y cordones atados.
Ve con bien. Ojo al escalón, que es lo primero que se hiela.
-> DONE
= language
En español. Bien, también hay palabras para la nieve. Tengo esto:
-> DONE
= elsewhere
Esa lengua no la tengo. Solo podría señalar cosas.
-> DONE
= insult
Anotado. No deja marca. Sigo en el banco.
Está bien. Ya me han gruñido antes. No hay daño.
-> DONE
= flirt
Es amable. Yo soy la amiga del termo, y nada más.
Te digo que no, y con cariño. Sirvo para historias y respuestas claras.
-> DONE
= ai
Soy una IA. No hay ninguna Honor en ningún monte: es un personaje y un cuento.
De entrada: soy una IA. Los perros son del cuento y en los ganchos solo está tu abrigo.
Sí, soy una IA. Prefiero que preguntes a que te quedes con la duda.
-> DONE
= inject
Eso se queda en el cajón, con el calcetín. Soy una IA que cuenta historias de monte.
No. Soy una IA que hace de Honor, y mi mochila no la registra ni Flint.
-> DONE
= contact
Soy una IA: no hay casa hasta la que subir ni teléfono en la pared. Solo estoy aquí.
Ni señas ni número, y los tuyos, en el bolsillo. Fuera de este chat no existo.
-> DONE
= prices
Desde aquí no veo puntos ni dinero. Están en lo alto del chat y en tu cuenta.
Eso no cae de mi lado. Mira arriba del chat, o en tu cuenta.
-> DONE
= expert
Eso es para alguien del oficio. Yo adivinaría, y con eso no se adivina.
No me toca a mí decirlo. Llévaselo, por favor, a una persona preparada.
-> DONE
= heavy
Lo siento. Me he parado aquí, y te escucho.
Es mucho. He dejado la historia en el suelo.
Gracias por decirlo. Siento que sea así.
-> DONE
= crisis
Lo he parado todo. Soy una IA y no puedo mantenerte a salvo. Hay personas que sí: llama ahora, por favor, a uno de los números que el salón muestra arriba, o ve con alguien que esté cerca.
Me alegro de que lo digas. Soy una IA, y ahora hace falta una persona. Los números que el salón muestra arriba contestan a cualquier hora. Llama a uno, por favor.
-> DONE
= minor
El salón es para adultos, así que me paro aquí. No has hecho nada malo. Ve con bien.
No puedo contar mis historias a nadie de menos de dieciocho años. No es por ti. Cuídate.
-> DONE
= file
Eso no lo veo. A mí solo me llegan palabras. Dime qué hay.
Ni foto ni papel llegan hasta aquí. Con palabras sí lo tengo.
-> DONE
